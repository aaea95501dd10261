import { prepararTerreno } from '#campanias/c08-permisos/terreno.ts';
import {
  type Campania,
  type Contexto,
  conTiempoDeControl,
  enOrden,
  esParaHallarlo,
  hayQueParar,
  type Informe,
} from '#campanias/comun/campania.ts';
import { percentiles } from '#campanias/comun/informe.ts';
import { defectosDeC09 } from '#campanias/defectos/c09.ts';
import type { Batalla, Cuenta, Familia } from './batalla.ts';
import { crudo } from './crudo.ts';
import { inyeccion } from './inyeccion.ts';
import { masiva } from './masiva.ts';
import { navegador } from './navegador.ts';
import { origen } from './origen.ts';
import { sesion } from './sesion.ts';
import { tipos } from './tipos.ts';

const FAMILIAS: readonly Familia[] = [sesion, origen, tipos, masiva, inyeccion, crudo, navegador];

export const campania: Campania = {
  id: 'C09',
  titulo: 'Ataques de la web: sesiones, otros sitios, inyección, campos de más, caminos, tipos y código en textos',
  defectos: defectosDeC09.map(({ nombre }) => nombre),
  minutos: { quick: 4, full: 15 },
  correr,
};

const CONTROL_MS = 90_000;

async function correr(pedido: Contexto): Promise<Informe> {
  const contexto = conTiempoDeControl(pedido, CONTROL_MS);
  const terreno = await prepararTerreno(contexto);
  const cuenta: Cuenta = { intentos: 0, tiempos: [], violaciones: [] };
  const batalla: Batalla = { ...terreno, contexto, cuenta, seguir: () => !hayQueParar(contexto, cuenta.violaciones) };
  const porFamilia: Record<string, number> = {};
  for (const familia of aAtacar(contexto)) {
    const antes = cuenta.intentos;
    if (batalla.seguir()) await familia.atacar(batalla);
    porFamilia[familia.nombre] = cuenta.intentos - antes;
  }
  return {
    operaciones: cuenta.intentos,
    faltas: 0,
    violaciones: cuenta.violaciones,
    ...percentiles(cuenta.tiempos),
    cifras: { intentos: cuenta.intentos, logrados: cuenta.violaciones.length, ...porFamilia },
  };
}

/** A control run needs only what is there to find its defect. The short size leaves the browser to those of `e2e`. */
function aAtacar(contexto: Contexto): readonly Familia[] {
  if (contexto.planta) return FAMILIAS.filter((familia) => esParaHallarlo(familia, contexto));
  return enOrden(FAMILIAS, contexto).filter((familia) => contexto.tamano !== 'corta' || familia !== navegador);
}
