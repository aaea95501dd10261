import { setTimeout as esperar } from 'node:timers/promises';
import { hayQueParar } from '#campanias/comun/campania.ts';
import { aprender } from '#campanias/comun/mundo.ts';
import { crearEscritor, type Escritor, elegirOperacion } from '#campanias/comun/operaciones.ts';
import { type Banco, destinoDe, rendirCuentas, revivir } from './banco.ts';
import { escribirArchivo, type Importacion, importar, revisarImportacion } from './importacion.ts';

const ESCRITORES = 8;
const MATAR_ENTRE_MS = [50, 2_500] as const;
/** Every so many rounds the whole audit; the others look at what was acknowledged. */
const COMPLETA_CADA = 10;
const PARTE_CON_IMPORTACION = { corta: 0, quick: 0.3, full: 0.3 } as const;

/** Kills the application at random moments under write load, until the rounds or the time are over. */
export async function rondas(banco: Banco, cuantas: number, quedaMs: () => number): Promise<void> {
  const { contexto, violaciones, cuentas } = banco;
  const azar = contexto.azar.hijo('rondas');
  const escritores = Array.from({ length: ESCRITORES }, (_, i) => crearEscritor(azar, i + 1));
  while (cuentas.rondas < cuantas && quedaMs() > 0 && !hayQueParar(contexto, violaciones)) {
    cuentas.rondas += 1;
    await ronda(banco, escritores, azar.hijo(`ronda ${cuentas.rondas}`));
    if (cuentas.rondas % COMPLETA_CADA === 0)
      contexto.decir(`${cuentas.rondas} rondas, ${violaciones.length} violaciones`);
  }
}

async function ronda(banco: Banco, escritores: readonly Escritor[], azar: Banco['contexto']['azar']): Promise<void> {
  const { contexto, cuentas, historia, servidor, violaciones } = banco;
  const enMs = azar.entero(...MATAR_ENTRE_MS);
  const corte = new AbortController();
  const importacion = azar.suerte(PARTE_CON_IMPORTACION[contexto.tamano])
    ? await lanzarImportacion(banco, azar)
    : undefined;
  const escribiendo = escritores.map((escritor) => escribir(banco, escritor, corte.signal));
  await esperar(enMs);
  await historia.anotar({ t: 'kill', pid: servidor.pid, afterMs: enMs });
  await servidor.matar();
  corte.abort();
  cuentas.muertes += 1;
  await Promise.all(escribiendo);
  await revivir(banco, { huboOrden: importacion !== undefined });
  if (importacion) violaciones.push(...(await terminarImportacion(banco, importacion)));
  await rendirCuentas(banco, cuentas.rondas % COMPLETA_CADA === 0 ? 'completa' : 'registros');
  if (importacion) violaciones.push(...(await repetirImportacion(banco, importacion)));
}

/** Writes until the server is gone. What it leaves in the air is resolved after the restart. */
async function escribir(banco: Banco, escritor: Escritor, corte: AbortSignal): Promise<void> {
  const { cliente, mundo, cuentas } = banco;
  const destino = destinoDe(banco);
  while (!corte.aborted) {
    const operacion = elegirOperacion(mundo, escritor);
    const resultado = await cliente.enviar(destino, operacion);
    aprender(mundo, operacion, resultado, escritor.numero);
    if (resultado.tipo === 'ok') cuentas.latencias.push(resultado.ms);
    if (resultado.tipo === 'unknown') return;
  }
}

type EnCurso = {
  readonly importacion: Importacion;
  readonly orden: ReturnType<typeof importar>;
  /** Some are killed too, at their own moment; the others go on while the server is away. */
  readonly reloj: NodeJS.Timeout | undefined;
};

async function lanzarImportacion(banco: Banco, azar: Banco['contexto']['azar']): Promise<EnCurso> {
  banco.cuentas.importaciones += 1;
  const importacion = await escribirArchivo(banco.sitio, azar, banco.cuentas.importaciones);
  const orden = importar(banco.sitio, importacion);
  const reloj = azar.suerte(0.5) ? setTimeout(orden.matar, azar.entero(600, 3_500)) : undefined;
  return { importacion, orden, reloj };
}

async function terminarImportacion({ sitio, cuentas }: Banco, { importacion, orden, reloj }: EnCurso) {
  const { codigo, senial } = await orden.fin;
  clearTimeout(reloj);
  if (senial !== null) cuentas.muertes += 1;
  return revisarImportacion(sitio, importacion, codigo === 0);
}

/** The same file again brings what is missing and nothing else. */
async function repetirImportacion({ sitio }: Banco, { importacion }: EnCurso) {
  const { codigo, salida } = await importar(sitio, importacion).fin;
  const halladas = await revisarImportacion(sitio, importacion, codigo === 0);
  if (codigo === 0) return halladas;
  return [...halladas, { invariante: 'C01', que: 'no se pudo repetir una importación', datos: { codigo, salida } }];
}
