import { anotar, describir, type Resultado } from './anotar.ts';
import { informar } from './informe.ts';
import { crearLimpieza } from './limpieza.ts';
import { AYUDA, leerOpciones, type Opciones, OpcionesInvalidas } from './opciones.ts';
import { darVuelta, type Vuelta } from './vuelta.ts';

/** Well above what a whole run takes: something is stuck. */
const LIMITE_MS = 60 * 60_000;

const limpieza = crearLimpieza();
const inicio = new Date();
const transcurrido = (): number => (Date.now() - inicio.getTime()) / 1000;

/** Progress goes to the side; what was measured is the output. */
const decir = (texto: string): void => {
  process.stderr.write(`[${transcurrido().toFixed(0).padStart(4)} s] ${texto}\n`);
};

/** The rounds that are over, so that a run that is stopped still tells them. */
const vueltas: Vuelta[] = [];
let completo = false;

async function correr(opciones: Opciones): Promise<void> {
  for (const articulos of opciones.tamanos) vueltas.push(await darVuelta(articulos, { limpieza, opciones, decir }));
  const ultima = vueltas.at(-1);
  if (!ultima) return;
  const { maquina, consultas } = ultima;
  const informe = informar(vueltas);
  const resultado: Resultado = { opciones, maquina, informe, consultas, minutos: transcurrido() / 60, cuando: inicio };
  const aviso = opciones.rapido ? ['Medido en chico: estas cifras no valen.'] : [];
  completo = true;
  console.log([...aviso, describir(resultado), informe, '## Consultas de SQL puro', consultas].join('\n\n'));
  if (!opciones.anotar) return;
  await anotar(resultado);
  decir('Anotado en bench/RESULTADOS.md.');
}

let saliendo = false;
/** Everything that was started is stopped and everything that was made is removed, whatever happens. */
async function salir(codigo: number, motivo?: string): Promise<void> {
  if (saliendo) return;
  saliendo = true;
  if (motivo !== undefined) decir(motivo);
  if (!completo && vueltas.length > 0) {
    console.log(['Quedó a medias: esto es lo que se llegó a medir.', informar(vueltas)].join('\n\n'));
  }
  await limpieza.deshacerTodo();
  process.exit(codigo);
}

for (const [senial, codigo] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(senial, () => void salir(codigo, 'Limpiando…'));
}
setTimeout(() => void salir(1, 'Se pasó del tiempo: algo se trabó.'), LIMITE_MS).unref();

try {
  const opciones = leerOpciones(process.argv.slice(2));
  if (opciones === undefined) console.log(AYUDA);
  else await correr(opciones);
  await salir(0);
} catch (error) {
  // What fails because everything is being stopped is not told.
  if (!saliendo) console.error(error instanceof OpcionesInvalidas ? error.message : error);
  await salir(error instanceof OpcionesInvalidas ? 2 : 1);
}
