import { Agent } from 'node:http';
import { setTimeout as esperar } from 'node:timers/promises';
import { auditar } from '#campanias/comun/auditoria.ts';
import {
  type Campania,
  type Contexto,
  enOrden,
  esParaHallarlo,
  hayQueParar,
  type Informe,
  type Violacion,
} from '#campanias/comun/campania.ts';
import { cargar, saldarCuentas } from '#campanias/comun/carga.ts';
import { percentil, percentiles } from '#campanias/comun/informe.ts';
import { preguntar, sondear } from '#campanias/comun/sonda.ts';
import { abrirBanco, type Banco, ocupadas } from './banco.ts';
import { ESCENARIOS, type Escenario } from './escenarios.ts';
import { juzgar } from './juicio.ts';

const VUELTAS = { corta: 1, quick: 1, full: 10 } as const;
const PAGINA = '/api/ventas/notas-de-pedido?porPagina=1';
const RUTAS = ['/healthz', '/readyz', PAGINA];
const CALMA_MS = 400;
const RECUPERACION_MS = 5_000;
const LIMITE_MS = 20_000;
/** What was swallowed is given up after the silence of `PLAZOS_DE_PEDIDO`; beyond that it is a leak. */
const FUGA_MS = 15_000;
const A_LA_VEZ = 30;

/** C15: what a request gets when the database is slow, mute, full or away, and how soon it is over afterwards. */
export const campania: Campania = {
  id: 'C15',
  titulo: 'pérdida de la conexión con la base y pool agotado',
  defectos: ['fuga-de-conexiones', 'sin-limite-de-espera', 'salud-pregunta-a-la-base', 'clave-olvidada'],
  minutos: { quick: 5, full: 30 },
  correr,
};

type Cuentas = {
  readonly violaciones: Violacion[];
  readonly recuperaciones: number[];
  readonly latencias: number[];
  bien: number;
  probados: number;
};

async function correr(contexto: Contexto): Promise<Informe> {
  const banco = await abrirBanco(contexto);
  const cuentas: Cuentas = { violaciones: [], recuperaciones: [], latencias: [], bien: 0, probados: 0 };
  const posibles = ESCENARIOS.filter(({ posible }) => posible?.(banco) ?? true);
  for (let vuelta = 1; vuelta <= VUELTAS[contexto.tamano]; vuelta += 1) {
    for (const escenario of enOrden(posibles, contexto)) {
      const obligado = esParaHallarlo(escenario, contexto) && cuentas.violaciones.length === 0;
      if (hayQueParar(contexto, cuentas.violaciones) && !obligado) break;
      const halladas = await probar(banco, escenario, cuentas);
      cuentas.probados += 1;
      if (halladas.length === 0) cuentas.bien += 1;
      else contexto.decir(`${escenario.nombre}: ${halladas.map(({ que }) => que).join('; ')}`);
      cuentas.violaciones.push(...halladas);
      if (!banco.servidor.vivo()) return informar(banco, cuentas);
    }
  }
  if (cuentas.violaciones.length === 0) {
    cuentas.violaciones.push(...(await auditar(banco.sitio, banco.historia, 'completa')));
  }
  // With a defect planted it may never end by itself.
  await (contexto.planta ? banco.servidor.matar() : banco.servidor.detener());
  return informar(banco, cuentas);
}

/** One fault under load: before, during, after, and the accounts. */
async function probar(banco: Banco, escenario: Escenario, cuentas: Cuentas): Promise<Violacion[]> {
  const { contexto, servidor, token, historia, sitio } = banco;
  const { nombre } = escenario;
  const carga = cargar(banco);
  const sonda = sondear(servidor.url, token, RUTAS);
  await esperar(CALMA_MS);
  await historia.anotar({ t: 'fault', what: nombre });
  const desde = performance.now();
  const quitar = await escenario.poner(banco);
  await esperar(escenario.dura(contexto.tamano));
  const propias = await quitar();
  const hasta = performance.now();
  const volvio = await carga.proximaHecha(hasta, servidor.vivo() ? LIMITE_MS : 0).catch(() => undefined);
  await esperar(CALMA_MS);
  await Promise.all([carga.detener(), sonda.detener()]);
  if (!servidor.vivo()) {
    return [{ invariante: 'C15', que: `${nombre}: la aplicación terminó`, datos: servidor.salida().slice(-2_000) }];
  }
  const recuperacion = volvio === undefined ? LIMITE_MS : volvio - hasta;
  cuentas.recuperaciones.push(recuperacion);
  const hechas = carga.envios.filter(({ resultado }) => resultado.tipo === 'ok');
  cuentas.latencias.push(...hechas.map(({ inicio, fin }) => fin - inicio));
  const tarde: Violacion[] =
    recuperacion <= RECUPERACION_MS
      ? []
      : [{ invariante: 'C15', que: `${nombre}: tardó en volver`, datos: { ms: Math.round(recuperacion) } }];
  const vistas = [
    ...propias,
    ...juzgar(escenario, { envios: carga.envios, muestras: sonda.muestras, desde, hasta }),
    ...tarde,
  ];
  // A control run needs no second example, and accounts with a server that does not get well take minutes.
  if (contexto.planta && vistas.length > 0) return vistas;
  const fugas = await buscarFugas(banco, nombre);
  if (contexto.planta && fugas.length > 0) return fugas;
  await saldarCuentas(banco, historia);
  return [...vistas, ...fugas, ...(await auditar(sitio, historia, 'registros'))];
}

/** Nothing of the product is left in the middle of something, and every place of the pool serves. */
async function buscarFugas(banco: Banco, nombre: string): Promise<Violacion[]> {
  const limite = performance.now() + FUGA_MS;
  let quedan = await ocupadas(banco);
  while (quedan > 0 && performance.now() < limite) {
    await esperar(100);
    quedan = await ocupadas(banco);
  }
  const agente = new Agent({ keepAlive: true });
  const muestras = await Promise.all(
    Array.from({ length: A_LA_VEZ }, () => preguntar(agente, banco.servidor.url, PAGINA, banco.token)),
  );
  agente.destroy();
  const negadas = muestras.filter(({ status }) => status !== 200);
  return [
    ...(quedan === 0 ? [] : [{ invariante: 'C15', que: `${nombre}: conexiones a medias`, datos: { quedan } }]),
    ...(negadas.length === 0 ? [] : [{ invariante: 'C15', que: `${nombre}: el pool no volvió`, datos: negadas[0] }]),
  ];
}

function informar({ historia, servidor }: Banco, cuentas: Cuentas): Informe {
  const { violaciones, recuperaciones, latencias, bien, probados } = cuentas;
  return {
    operaciones: historia.hechas().filter(({ resultado }) => resultado.tipo === 'ok').length,
    faltas: probados,
    violaciones,
    ...percentiles(latencias),
    cifras: {
      escenarios: `${bien}/${probados}`,
      'vuelta más lenta tras la falla (ms)': Math.round(Math.max(0, ...recuperaciones)),
      'vuelta p95 (ms)': Math.round(percentil(recuperaciones, 0.95) ?? 0),
      'salidas del proceso': /servidor\.falla|Node\.js v/.test(servidor.salida()) ? 1 : 0,
    },
  };
}
