import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { Borrador, LineaEscrita } from './borrador.ts';

/** Something of a draft when it was opened, as somebody else saved it meanwhile, and as it is written here. */
type Tres<Algo> = { readonly antes: Algo; readonly suyo: Algo; readonly mio: Algo };

/** A component is null where it is not. */
export type TresLineas = Tres<LineaEscrita | null>;

export type CambioAjeno = ({ readonly que: 'NOTA' } & Tres<string>) | ({ readonly que: 'LINEA' } & TresLineas);

/** What two people wrote of one draft, put together. */
type Reunion = {
  readonly borrador: Borrador;
  /** What only the other one touched, which comes in. */
  readonly traidos: readonly CambioAjeno[];
  /** What both touched and say otherwise: what is written here stays. */
  readonly disputados: readonly CambioAjeno[];
};

/**
 * Three ways, figure by figure: what was not touched here takes what was saved, what was touched here stays. Lines keep their
 * order, and those that only the other one added go at the end. A line that stays as it is written is the very same.
 */
export function reunir(antes: Borrador, suyo: Borrador, mio: Borrador): Reunion {
  const [previas, suyas, mias] = [antes, suyo, mio].map(porComponente) as [PorComponente, PorComponente, PorComponente];
  const lineas: LineaEscrita[] = [];
  const cambios: Juzgado[] = [];
  for (const id of new Set([...mias.keys(), ...previas.keys(), ...suyas.keys()])) {
    const tres = { antes: previas.get(id) ?? null, suyo: suyas.get(id) ?? null, mio: mias.get(id) ?? null };
    const { linea, suerte } = reunirLinea(tres);
    if (linea) lineas.push(linea);
    cambios.push({ suerte, cambio: { que: 'LINEA', ...tres } });
  }
  const notas = { antes: antes.nota, suyo: suyo.nota, mio: mio.nota };
  const deLaNota = suerteDe(notas);
  cambios.push({ suerte: deLaNota, cambio: { que: 'NOTA', ...notas } });
  const con = (buscada: Suerte) => cambios.filter(({ suerte }) => suerte === buscada).map(({ cambio }) => cambio);
  return {
    borrador: { articulo: suyo.articulo, nota: deLaNota === 'traido' ? suyo.nota : mio.nota, lineas },
    traidos: con('traido'),
    disputados: con('disputado'),
  };
}

type PorComponente = ReadonlyMap<string, LineaEscrita>;
const porComponente = ({ lineas }: Borrador): PorComponente =>
  new Map(lineas.map((linea) => [linea.componenteId, linea]));

/** `propio`: the other one did not touch it, or wrote the same. */
type Suerte = 'propio' | 'traido' | 'disputado';
type Juzgado = { readonly suerte: Suerte; readonly cambio: CambioAjeno };

function suerteDe({ antes, suyo, mio }: Tres<string | undefined>): Suerte {
  if (suyo === antes || suyo === mio) return 'propio';
  return mio === antes ? 'traido' : 'disputado';
}

function reunirLinea({ antes, suyo, mio }: TresLineas): { linea: LineaEscrita | null; suerte: Suerte } {
  if (suyo === null || mio === null) {
    const suerte = suerteDe({ antes: textoDe(antes), suyo: textoDe(suyo), mio: textoDe(mio) });
    return { linea: suerte === 'traido' ? suyo : mio, suerte };
  }
  const suertes = CAMPOS.map((campo) => {
    const decir = (linea: LineaEscrita | null) => (linea === null ? undefined : DICHOS[campo](linea));
    return { campo, suerte: suerteDe({ antes: decir(antes), suyo: decir(suyo), mio: decir(mio) }) };
  });
  const traidos = suertes.filter(({ suerte }) => suerte === 'traido').map(({ campo }) => [campo, suyo[campo]]);
  const linea = traidos.length === 0 ? mio : { ...mio, ...(Object.fromEntries(traidos) as Partial<LineaEscrita>) };
  if (suertes.some(({ suerte }) => suerte === 'disputado')) return { linea, suerte: 'disputado' };
  return { linea, suerte: traidos.length === 0 ? 'propio' : 'traido' };
}

/** Written in one way only: "2" and "2.000" are the same. */
const cifra = (texto: string | null): string => (texto === null ? '' : decimal(texto).toFixed());

const DICHOS = {
  cantidad: ({ cantidad }: LineaEscrita) => cifra(cantidad),
  merma: ({ merma }: LineaEscrita) => cifra(merma),
  opcional: ({ opcional }: LineaEscrita) => String(opcional),
  sustitutos: ({ sustitutos }: LineaEscrita) => sustitutos.map(({ articuloId }) => articuloId).join(' '),
} as const;
const CAMPOS = Object.keys(DICHOS) as (keyof typeof DICHOS)[];

const textoDe = (linea: LineaEscrita | null): string | undefined =>
  linea === null ? undefined : CAMPOS.map((campo) => DICHOS[campo](linea)).join('\n');

export const dicenLoMismo = (una: LineaEscrita, otra: LineaEscrita): boolean => textoDe(una) === textoDe(otra);
