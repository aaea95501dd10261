import { setTimeout as esperar } from 'node:timers/promises';
import { memoriaDe, picoDe } from '#campanias/c12-limites/terreno.ts';
import {
  type Campania,
  type Contexto,
  conTiempoDeControl,
  enOrden,
  hayQueParar,
  type Informe,
} from '#campanias/comun/campania.ts';
import { defectosDeC11 } from '#campanias/defectos/c11.ts';
import { corpusDe, type Debido, type Hostil } from './corpus.ts';
import { aLaVez, corte, enRedondo, exportar } from './situaciones.ts';
import { aplicar, digestoDe, prepararTerreno, type Respuesta, subir, type Terreno } from './terreno.ts';

/** `seguridad` C11. Beside a whole test run (the short size) neither says anything of the product. */
const ESPERA_MS = 1_000;
const MEMORIA_DE_MAS_MIB = 150;
/** What its reader may take while it reads: between two looks a file may have come and gone. */
const PICO_DE_MAS_MIB = 256;
const CONTROL_MS = 120_000;
const CALMA_MS = 1_500;
/** The short size judges no times. */
const CALMA_DE_CORTA_MS = 100;

const SITUACIONES = [corte, aLaVez, enRedondo];

export const campania: Campania = {
  id: 'C11',
  titulo: 'Importaciones hostiles: todo o nada',
  defectos: defectosDeC11.map(({ nombre }) => nombre),
  minutos: { quick: 4, full: 15 },
  correr,
};

async function correr(pedido: Contexto): Promise<Informe> {
  const contexto = conTiempoDeControl(pedido, CONTROL_MS);
  const terreno = await prepararTerreno(contexto);
  const esCorta = contexto.tamano === 'corta';
  const corpus = corpusDe(contexto.azar).filter(({ corta }) => corta === true || !esCorta);
  const enCalma = await terreno.testigo.durante(() => esperar(esCorta ? CALMA_DE_CORTA_MS : CALMA_MS));
  const antes = memoriaDe(terreno.servidor);
  let hechos = 0;
  let mayor = antes;
  const jornada = await terreno.testigo.durante(async () => {
    for (const hostil of enOrden(corpus, contexto)) {
      if (hayQueParar(contexto, terreno.violaciones)) return;
      await probar(terreno, hostil);
      hechos += 1;
      mayor = Math.max(mayor, memoriaDe(terreno.servidor));
      if (hostil.busca?.includes('c11-formula-viva')) await exportar(terreno);
    }
    for (const situacion of SITUACIONES) {
      if (hayQueParar(contexto, terreno.violaciones)) return;
      await situacion(terreno);
      hechos += 1;
    }
  });
  if (jornada.fallas.length > 0) terreno.anotar('una persona no fue atendida', jornada.fallas.slice(0, 5));
  if (!esCorta && jornada.p99 > Math.max(ESPERA_MS, 3 * enCalma.p99))
    terreno.anotar(`p99 de una persona ${jornada.p99.toFixed(0)} ms`, enCalma);
  const deMas = mayor - antes;
  const picoDeMas = picoDe(terreno.servidor) - antes;
  if (!esCorta && deMas > MEMORIA_DE_MAS_MIB) terreno.anotar(`la memoria creció ${deMas} MiB`);
  if (!esCorta && picoDeMas > PICO_DE_MAS_MIB) terreno.anotar(`la memoria llegó a ${picoDeMas} MiB de más`);
  return {
    operaciones: hechos,
    faltas: corpus.length,
    violaciones: terreno.violaciones,
    p50: enCalma.p99,
    p99: jornada.p99,
    cifras: {
      archivos: `${hechos} de ${corpus.length + SITUACIONES.length}`,
      'memoria de más (MiB)': deMas,
      'pico de memoria de más (MiB)': picoDeMas,
    },
  };
}

/** A file comes to what it must, and what is refused changes nothing. */
async function probar(terreno: Terreno, { nombre, archivo, contenido, debido, entidad }: Hostil): Promise<void> {
  const antes = await digestoDe(terreno.pool);
  const nuevosAntes = await contar(terreno);
  const cargada = await subir(terreno, archivo, contenido(), entidad);
  const final = cargada.status === 201 ? await aplicar(terreno, cargada.cuerpo) : cargada;
  const nuevos = (await contar(terreno)) - nuevosAntes;
  const dicho = codigoDe(final);
  if (final.status >= 500 || /\bat \w+ \(|node_modules/.test(final.texto))
    terreno.anotar(`${nombre}: ${final.status}`, dicho);
  if ('rechazo' in debido) {
    if (dicho === undefined || !debido.rechazo.includes(dicho))
      terreno.anotar(`${nombre}: otro fin`, { dicho, debido });
    const despues = await digestoDe(terreno.pool);
    if (despues !== antes) terreno.anotar(`${nombre}: se rechazó y cambió algo`, loQueCambio(antes, despues));
    return;
  }
  revisarTomado(terreno, nombre, debido, { final, nuevos });
}

function revisarTomado(
  terreno: Terreno,
  nombre: string,
  debido: Exclude<Debido, { rechazo: unknown }>,
  { final, nuevos }: { final: Respuesta; nuevos: number },
): void {
  const { estado, crear, rechazadas } = final.cuerpo ?? {};
  const bien = estado === 'APLICADA' && crear === debido.nuevos && nuevos === debido.nuevos;
  if (!bien || rechazadas !== (debido.rechazadas ?? 0))
    terreno.anotar(`${nombre}: otro fin`, { estado, crear, rechazadas, nuevos, debido, codigo: codigoDe(final) });
}

/** The tables that are not what they were. */
const loQueCambio = (antes: string, despues: string): string[] => {
  const previas = new Set(antes.split('\n'));
  return despues.split('\n').filter((tabla) => !previas.has(tabla));
};

const codigoDe = ({ cuerpo }: Respuesta): string | undefined => cuerpo?.code ?? cuerpo?.fallo?.code;

async function contar({ pool }: Terreno): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from articulo');
  return rows[0]?.n ?? 0;
}
