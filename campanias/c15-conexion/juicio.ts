import { acusar, malAtendidos } from '#campanias/comun/atencion.ts';
import type { Violacion } from '#campanias/comun/campania.ts';
import type { Envio } from '#campanias/comun/carga.ts';
import type { Muestra } from '#campanias/comun/sonda.ts';
import type { Escenario } from './escenarios.ts';

type Observado = {
  readonly envios: readonly Envio[];
  readonly muestras: readonly Muestra[];
  /** When the fault began and ended, by `performance.now()`. */
  readonly desde: number;
  readonly hasta: number;
};

/** Two seconds for the database and a moment for a machine that does more than this. */
const PRONTO_MS = 2_800;
const NADIE_ESPERA_MS = 10_000;
/** What was already under way when the fault came learns of it in its own time. */
const MARGEN_MS = 300;

/** What nobody may see while the fault lasts. */
export function juzgar({ nombre, limite, dejaSinBase }: Escenario, visto: Observado): Violacion[] {
  const { envios, muestras, desde, hasta } = visto;
  const enFalla = ({ inicio }: { readonly inicio: number }) => inicio > desde + MARGEN_MS && inicio < hasta;
  const durante = muestras.filter(enFalla);
  const con503 = [
    ...durante.filter(({ ruta, status }) => ruta !== '/readyz' && status === 503),
    ...envios
      .filter((uno) => enFalla(uno) && uno.resultado.tipo === 'unknown')
      .map((uno) => ({ ms: uno.fin - uno.inicio })),
  ];
  return acusar('C15', [
    ...malAtendidos(envios, muestras),
    [
      'alguien esperó más de 10 s',
      [
        ...muestras.filter(({ ms }) => ms > NADIE_ESPERA_MS),
        ...envios.filter(({ inicio, fin }) => fin - inicio > NADIE_ESPERA_MS),
      ],
    ],
    ['un 503 tardó más de 2 s', limite === 'pronto' ? con503.filter(({ ms }) => ms > PRONTO_MS) : []],
    ['/readyz dijo que sí todo el tiempo', dejaSinBase && siempreLista(durante) ? [durante.at(-1)] : []],
  ]).map((una) => ({ ...una, que: `${nombre}: ${una.que}` }));
}

const siempreLista = (muestras: readonly Muestra[]): boolean =>
  muestras.filter(({ ruta }) => ruta === '/readyz').every(({ status }) => status === 200);
