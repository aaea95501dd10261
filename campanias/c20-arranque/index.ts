import {
  type Campania,
  type Contexto,
  enOrden,
  esParaHallarlo,
  hayQueParar,
  type Violacion,
} from '#campanias/comun/campania.ts';
import { situacionesAMano } from './a-mano.ts';
import { situacionesDeCaida } from './caida.ts';
import { situacionesDeDirectorio } from './directorio.ts';
import { situacionesDeEntorno } from './entorno.ts';
import { situacionesDeInitdb } from './initdb.ts';
import { situacionesDePid } from './pid.ts';
import type { Situacion } from './situacion.ts';
import { crearTerreno } from './terreno.ts';
import { situacionesDeUsuario } from './usuario.ts';

const SITUACIONES: readonly Situacion[] = [
  ...situacionesDeInitdb,
  ...situacionesDePid,
  ...situacionesDeCaida,
  ...situacionesAMano,
  ...situacionesDeDirectorio,
  ...situacionesDeUsuario,
  ...situacionesDeEntorno,
];
/** Most of a start is waiting for the disk. */
const A_LA_VEZ = 3;
const VUELTAS = { corta: 1, quick: 1, full: 5 } as const;

type Cuenta = { tratadas: number; bien: number; readonly violaciones: Violacion[]; readonly tiempos: number[] };

export const campania: Campania = {
  id: 'C20',
  titulo: 'Primer minuto del motor propio: cortes, marcas viejas, directorios y usuarios',
  defectos: ['initdb-en-su-lugar', 'borra-lo-ajeno', 'borra-la-carpeta-del-socket', 'pid-a-ciegas', 'sin-duenio'],
  minutos: { quick: 8, full: 25 },
  correr: async (contexto) => {
    const terreno = await crearTerreno(contexto);
    const posibles = SITUACIONES.filter(({ posible }) => posible?.() ?? true);
    const cuenta: Cuenta = { tratadas: 0, bien: 0, violaciones: [], tiempos: [] };
    const pendientes = Array.from({ length: VUELTAS[contexto.tamano] }, () => enOrden(posibles, contexto)).flat();
    const trabajar = async () => {
      for (let una = pendientes.shift(); una; una = pendientes.shift()) {
        if (hayQueParar(contexto, cuenta.violaciones) && !debeSeguir(una, contexto, cuenta)) return;
        await tratar(una, () => una.correr(terreno), contexto, cuenta);
      }
    };
    await Promise.all(Array.from({ length: contexto.planta ? 1 : A_LA_VEZ }, trabajar));
    for (const { nombre } of SITUACIONES.filter((una) => !posibles.includes(una))) {
      contexto.decir(`No se puede armar en este equipo: ${nombre}`);
    }
    const { tratadas, bien, violaciones, tiempos } = cuenta;
    return {
      operaciones: tratadas,
      faltas: tratadas,
      violaciones,
      cifras: {
        situaciones: `${bien}/${tratadas}`,
        'no armables aquí': SITUACIONES.length - posibles.length,
        'más lenta (s)': (Math.max(...tiempos) / 1000).toFixed(1),
      },
    };
  },
};

/** On a busy machine getting ready alone may take the time of a control run, which would then have looked at nothing. */
const debeSeguir = (una: Situacion, contexto: Contexto, { violaciones }: Cuenta): boolean =>
  esParaHallarlo(una, contexto) && violaciones.length === 0;

async function tratar(
  { nombre }: Situacion,
  correr: () => Promise<Violacion[]>,
  { decir }: Contexto,
  cuenta: Cuenta,
): Promise<void> {
  const inicio = performance.now();
  const halladas = await correr().catch((error: unknown): Violacion[] => [
    { invariante: 'situación', que: 'no se pudo completar', datos: String(error) },
  ]);
  cuenta.tiempos.push(performance.now() - inicio);
  cuenta.tratadas += 1;
  if (halladas.length === 0) cuenta.bien += 1;
  else decir(`${nombre}: ${halladas.map(({ que }) => que).join('; ')}`);
  cuenta.violaciones.push(...halladas.map((una) => ({ ...una, que: `${nombre}: ${una.que}` })));
}
