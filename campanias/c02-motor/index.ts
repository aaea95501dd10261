import { setTimeout as esperar } from 'node:timers/promises';
import { acusar, malAtendidos } from '#campanias/comun/atencion.ts';
import { auditar } from '#campanias/comun/auditoria.ts';
import { type Campania, type Contexto, hayQueParar, type Informe, type Violacion } from '#campanias/comun/campania.ts';
import { type Carga, cargar, type Envio, saldarCuentas } from '#campanias/comun/carga.ts';
import { percentil, percentiles } from '#campanias/comun/informe.ts';
import { type Instalacion, instalar } from '#campanias/comun/instalacion.ts';
import { crearSitio } from '#campanias/comun/sitio.ts';
import { type Muestra, sondear } from '#campanias/comun/sonda.ts';
import { elegirVictimas, matar, VICTIMAS, type Victima } from './victimas.ts';

const RONDAS = { corta: 2, quick: 40, full: Number.POSITIVE_INFINITY } as const;
/** A control run looks at these at least, however little time getting ready has left. */
const RONDAS_DE_CONTROL = 8;
const MATAR_ENTRE_MS = [50, 1_500] as const;
const TRAS_VOLVER_MS = 200;
/** Beyond this nobody would call it recovered by itself. */
const LIMITE_DE_CORTE_MS = 30_000;
const LIMITE_DE_RESPUESTA_MS = 10_000;
const COMPLETA_CADA = 10;
const RUTAS = ['/healthz', '/readyz', '/api/ventas/notas-de-pedido?porPagina=1'];

/** C02: SIGKILL of PostgreSQL under write load; the application stays, says 503 and comes back by itself. */
export const campania: Campania = {
  id: 'C02',
  titulo: 'kill -9 de PostgreSQL mientras se escribe',
  defectos: ['avisa-antes-de-confirmar'],
  minutos: { quick: 4, full: 20 },
  correr,
};

type Cuentas = {
  readonly violaciones: Violacion[];
  readonly cortes: { readonly victima: Victima; readonly ms: number }[];
  muertes: number;
  /** Acknowledged by asking again: had been committed, and nobody knew. */
  confirmadasSinAviso: number;
};

async function correr(contexto: Contexto): Promise<Informe> {
  if (contexto.motor.tipo !== 'propio')
    contexto.decir('C02 mata al motor: corre sobre el propio y no sobre DATABASE_URL.');
  const sitio = await crearSitio({ ...contexto, motor: { tipo: 'propio' } });
  const instalacion = await instalar(contexto, sitio);
  const cuentas: Cuentas = { violaciones: [], cortes: [], muertes: 0, confirmadasSinAviso: 0 };
  const azar = contexto.azar.hijo('rondas');
  const latencias: number[] = [];
  const seguir = (ronda: number) =>
    !hayQueParar(contexto, cuentas.violaciones) ||
    (contexto.planta !== undefined && cuentas.violaciones.length === 0 && ronda <= RONDAS_DE_CONTROL);
  for (let ronda = 1; ronda <= RONDAS[contexto.tamano] && seguir(ronda); ronda += 1) {
    const victima = VICTIMAS[(ronda - 1) % VICTIMAS.length] ?? 'principal';
    const envios = await unaRonda({ instalacion, cuentas, victima, azar: azar.hijo(`ronda ${ronda}`) });
    latencias.push(...envios.filter(({ resultado }) => resultado.tipo === 'ok').map(({ inicio, fin }) => fin - inicio));
    cuentas.violaciones.push(
      ...(await auditar(sitio, instalacion.historia, ronda % COMPLETA_CADA === 0 ? 'completa' : 'registros')),
    );
    if (ronda % COMPLETA_CADA === 0) contexto.decir(`${ronda} rondas, ${cuentas.violaciones.length} violaciones`);
  }
  if (cuentas.violaciones.length === 0) {
    cuentas.violaciones.push(...(await auditar(sitio, instalacion.historia, 'completa')));
  }
  await instalacion.servidor.detener();
  return informar(instalacion, cuentas, latencias);
}

type Ronda = {
  readonly instalacion: Instalacion;
  readonly cuentas: Cuentas;
  readonly victima: Victima;
  readonly azar: Contexto['azar'];
};

async function unaRonda({ instalacion, cuentas, victima, azar }: Ronda): Promise<readonly Envio[]> {
  const { sitio, servidor, historia, token } = instalacion;
  const { violaciones } = cuentas;
  const carga = cargar(instalacion);
  const sonda = sondear(servidor.url, token, RUTAS);
  await esperar(azar.entero(...MATAR_ENTRE_MS));
  const principal = sitio.pidDelMotor();
  const pids = principal === undefined ? [] : elegirVictimas(victima, principal, azar);
  await historia.anotar({ t: 'kill', victim: victima, pids });
  const inicio = performance.now();
  matar(pids);
  if (pids.length > 0) cuentas.muertes += 1;
  const corte = await medirCorte(carga, inicio, servidor.vivo);
  if (corte === undefined) violaciones.push({ invariante: 'C02', que: 'no volvió a escribir', datos: { victima } });
  else if (pids.length > 0) cuentas.cortes.push({ victima, ms: corte });
  await esperar(TRAS_VOLVER_MS);
  await Promise.all([carga.detener(), sonda.detener()]);
  if (!servidor.vivo()) {
    violaciones.push({ invariante: 'C02', que: 'la aplicación terminó', datos: servidor.salida().slice(-2_000) });
    return carga.envios;
  }
  violaciones.push(...juzgar(carga.envios, sonda.muestras));
  cuentas.confirmadasSinAviso += await saldarCuentas(instalacion, historia);
  return carga.envios;
}

/** From the kill to the first command that began after it and was acknowledged. */
async function medirCorte(carga: Carga, inicio: number, vivo: () => boolean): Promise<number | undefined> {
  try {
    return (await carga.proximaHecha(inicio, vivo() ? LIMITE_DE_CORTE_MS : 0)) - inicio;
  } catch {
    return undefined;
  }
}

const juzgar = (envios: readonly Envio[], muestras: readonly Muestra[]): Violacion[] =>
  acusar('C02', [
    ...malAtendidos(envios, muestras),
    ['una respuesta tardó más de 10 s', envios.filter(({ inicio, fin }) => fin - inicio > LIMITE_DE_RESPUESTA_MS)],
  ]);

function informar({ historia }: Instalacion, cuentas: Cuentas, latencias: readonly number[]): Informe {
  const { violaciones, cortes, muertes, confirmadasSinAviso } = cuentas;
  const reconocidas = historia.hechas().filter(({ resultado }) => resultado.tipo === 'ok').length;
  const de = (invariante: string) => violaciones.filter((una) => una.invariante === invariante).length;
  const peor = (victima: Victima) =>
    Math.max(0, ...cortes.filter((uno) => uno.victima === victima).map(({ ms }) => ms));
  return {
    operaciones: reconocidas,
    faltas: muertes,
    violaciones,
    ...percentiles(latencias),
    cifras: {
      reconocidas,
      perdidas: de('I1'),
      'a medias': de('I3'),
      fantasmas: de('I2'),
      'confirmadas sin aviso': confirmadasSinAviso,
      'corte de escritura p50 (ms)': Math.round(
        percentil(
          cortes.map(({ ms }) => ms),
          0.5,
        ) ?? 0,
      ),
      ...Object.fromEntries(VICTIMAS.map((victima) => [`corte más largo, ${victima} (ms)`, Math.round(peor(victima))])),
    },
  };
}
