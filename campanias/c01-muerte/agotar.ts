import { hayQueParar } from '#campanias/comun/campania.ts';
import type { Hecha, Operacion } from '#campanias/comun/historia.ts';
import { aprender, idDe, type Mundo } from '#campanias/comun/mundo.ts';
import { armarOperacion, crearEscritor, type Escritor, TIPOS, type Tipo } from '#campanias/comun/operaciones.ts';
import { type Corte, iniciarServidor, type Servidor } from '#campanias/comun/servidor.ts';
import { type Banco, destinoDe, rendirCuentas } from './banco.ts';

/** Commands stopped in one process before it dies: each holds a connection of the pool, and the rest serves the others. */
const A_LA_VEZ = 8;
/** Of one kind at a time: those beyond its last statement are work for nothing. */
const DE_UN_TIPO = 4;
/** Below the idle limit of a transaction: when not all are at their points by then, it was no exact cut. */
const LIMITE_MS = 12_000;
/** Of what comes before a command; a busy server may ask to come back. */
const INTENTOS = 5;

/** Where a command is prepared and sent from, on records of its own, so that none waits for the locks of one that stands still. */
type Puesto = { readonly escritor: Escritor; readonly mundo: Mundo };

type Avance = {
  readonly tipo: Tipo;
  siguiente: Corte['k'];
  /** Statements of its transaction, once one went through without being cut. */
  largo: number | undefined;
};

type Tarea = { readonly puesto: Puesto; readonly avance: Avance; readonly k: Corte['k'] };

export type Agotado = {
  readonly tipos: number;
  readonly completos: number;
  readonly sentencias: Readonly<Record<string, number>>;
};

/**
 * Every kind of command is cut after each of its statements, from BEGIN to the moment between COMMIT and the answer, and
 * once with COMMIT on its way, until it goes through. Then the same key is sent again, and everything must be there
 * once.
 */
export async function agotar(banco: Banco, quedaMs: () => number, tipos: readonly Tipo[] = TIPOS): Promise<Agotado> {
  const { contexto, violaciones } = banco;
  const puestos = Array.from({ length: A_LA_VEZ }, (_, i) => crearPuesto(banco, i));
  const avances = tipos.map((tipo): Avance => ({ tipo, siguiente: 'commit-enviado', largo: undefined }));
  const lanzar = () => {
    const proximo = iniciarServidor({ ...banco.sitio, databaseUrl: banco.sitio.urlDeBase() }, { conCortes: true });
    // Ended with everything else when something fails meanwhile, which is what must be told.
    proximo.catch(() => {});
    return proximo;
  };
  let proximo: Promise<Servidor> | undefined;
  while (quedaMs() > 0 && !hayQueParar(contexto, violaciones)) {
    const tareas = repartir(avances, puestos);
    if (tareas.length === 0) break;
    const servidor = await (proximo ?? lanzar());
    // The next one gets ready meanwhile, when there surely is a next one.
    proximo = avances.filter(({ largo }) => largo === undefined).length > 1 ? lanzar() : undefined;
    await tanda(banco, servidor, tareas);
  }
  await (await proximo)?.matar();
  const completos = avances.filter(({ largo }) => largo !== undefined);
  const sentencias = Object.fromEntries(completos.map(({ tipo, largo }) => [tipo, largo ?? 0]));
  return { tipos: avances.length, completos: completos.length, sentencias };
}

function crearPuesto({ contexto, mundo }: Banco, i: number): Puesto {
  const parte = <T>(todos: ReadonlyMap<string, T>) => new Map([...todos].filter((_, j) => j % A_LA_VEZ === i));
  const documentos = { notas: new Map(), ajustes: new Map(), abiertos: new Map() };
  return {
    escritor: crearEscritor(contexto.azar.hijo('agotar'), 100 + i),
    mundo: { ...mundo, ...documentos, articulos: parte(mundo.articulos), clientes: parte(mundo.clientes) },
  };
}

/** The next statements to cut at, kind after kind. */
function repartir(avances: readonly Avance[], puestos: readonly Puesto[]): Tarea[] {
  const tareas: Tarea[] = [];
  const pendientes = avances.filter(({ largo }) => largo === undefined);
  const porTipo = pendientes.length === 1 ? puestos.length : DE_UN_TIPO;
  for (const avance of pendientes) {
    for (let i = 0; i < porTipo && tareas.length < puestos.length; i += 1) {
      const puesto = puestos[tareas.length];
      if (puesto) tareas.push({ puesto, avance, k: avance.siguiente });
      avance.siguiente = avance.siguiente === 'commit-enviado' ? 1 : avance.siguiente + 1;
    }
  }
  return tareas;
}

async function tanda(banco: Banco, servidor: Servidor, tareas: readonly Tarea[]): Promise<void> {
  const { cliente, historia, cuentas, tokens } = banco;
  const listas = await Promise.all(tareas.map(async (tarea) => ({ tarea, operacion: await preparar(banco, tarea) })));
  await servidor.cortarEn(...listas.map(({ tarea, operacion }) => ({ clave: operacion.clave, k: tarea.k })));
  let aTiempo = true;
  const reloj = setTimeout(() => {
    aTiempo = false;
    void servidor.matar();
  }, LIMITE_MS);
  const destino = { url: servidor.url, tokens };
  const llegadas = await Promise.all(
    listas.map(({ operacion }) => cliente.enviar(destino, operacion, { timeoutMs: LIMITE_MS * 2 })),
  );
  clearTimeout(reloj);
  await historia.anotar({ t: 'kill', pid: servidor.pid, at: tareas.map(({ k }) => k) });
  await servidor.matar();
  cuentas.muertes += 1;
  await rendirCuentas(banco, 'registros');
  // The processor was elsewhere, or the server gave somebody up: the same points again.
  const exacta = aTiempo && !llegadas.some((una) => una.tipo === 'unknown' && una.motivo.startsWith('5'));
  if (!exacta) for (const { avance, k } of tareas.toReversed()) avance.siguiente = k;
  const finales = new Map(historia.hechas().map((hecha) => [hecha.operacion, hecha]));
  for (const [i, { tarea, operacion }] of listas.entries()) {
    avanzar(banco, tarea, { final: finales.get(operacion), cortada: llegadas[i]?.tipo === 'unknown', exacta });
  }
}

/** What a command needs before it: a note to confirm, an adjustment to apply. All of it through the healthy server. */
async function preparar(banco: Banco, { puesto, avance }: Tarea): Promise<Operacion> {
  const { cliente } = banco;
  const { mundo, escritor } = puesto;
  const { tipo } = avance;
  for (const previo of PREVIOS[tipo] ?? []) {
    const armada = armarOperacion(mundo, escritor, previo);
    if (!armada) throw new Error(`cannot prepare ${tipo}: no ${previo}`);
    const operacion = aMedida(armada, mundo);
    let resultado = await cliente.enviar(destinoDe(banco), operacion);
    for (let i = 1; resultado.tipo === 'unknown' && i < INTENTOS; i += 1) {
      resultado = await cliente.enviar(destinoDe(banco), operacion);
    }
    if (resultado.tipo !== 'ok') throw new Error(`cannot prepare ${tipo}: ${JSON.stringify(resultado)}`);
    aprender(mundo, operacion, resultado, escritor.numero);
    aprender(banco.mundo, operacion, resultado);
  }
  const operacion = armarOperacion(mundo, escritor, tipo);
  if (!operacion) throw new Error(`cannot prepare ${tipo}`);
  return operacion;
}

/** Quantities that leave something to deliver, whatever the dice said. */
function aMedida(operacion: Operacion, mundo: Mundo): Operacion {
  const cuerpo = operacion.cuerpo as { readonly renglones?: readonly object[] };
  if (operacion.tipo === 'nota.crear') {
    const renglones = cuerpo.renglones?.map((uno) => ({ ...uno, cantidad: '3' }));
    return { ...operacion, cuerpo: { ...cuerpo, renglones } };
  }
  if (operacion.tipo !== 'nota.finalizar') return operacion;
  const [renglon] = mundo.notas.get(idDe(operacion, ''))?.renglones ?? [];
  return { ...operacion, cuerpo: { ...cuerpo, renglones: [{ renglonId: renglon?.id, cantidad: '1' }] } };
}

const PREVIOS: Partial<Record<Tipo, readonly Tipo[]>> = {
  'nota.editar': ['nota.crear'],
  'nota.confirmar': ['nota.crear'],
  'nota.finalizar': ['nota.crear', 'nota.confirmar'],
  'nota.anular': ['nota.crear', 'nota.confirmar'],
  'nota.cancelar-saldo': ['nota.crear', 'nota.confirmar', 'nota.finalizar'],
  'ajuste.aplicar': ['ajuste.crear'],
  'ajuste.revertir': ['ajuste.crear', 'ajuste.aplicar'],
};

type Llegada = { readonly final: Hecha | undefined; readonly cortada: boolean; readonly exacta: boolean };

function avanzar(
  { cuentas, violaciones }: Banco,
  { k, avance, puesto }: Tarea,
  { final, cortada, exacta }: Llegada,
): void {
  const { tipo } = avance;
  if (final?.resultado.tipo !== 'ok') {
    const datos = { tipo, k, resultado: final?.resultado };
    violaciones.push({ invariante: 'C01', que: 'un comando cortado no se pudo completar', datos });
    return;
  }
  aprender(puesto.mundo, final.operacion, final.resultado, puesto.escritor.numero);
  if (!exacta) return;
  if (cortada) cuentas.cortes += 1;
  else if (k !== 'commit-enviado') avance.largo = Math.min(avance.largo ?? k - 1, k - 1);
}
