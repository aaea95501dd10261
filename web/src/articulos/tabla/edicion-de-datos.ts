import type { ColumnaDeCeldas } from '@trastienda/nucleo/articulos/celdas/celdas.ts';
import {
  type CambioDeArticulo,
  type CeldasPuestas,
  type cambiarArticulo,
  type FilaDeArticulo,
  listarValoresDeFiltro,
  type PreviaDeCeldas,
  type ponerCeldas,
  TOPE_DE_CELDAS,
  verCeldas,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { IVAS, type Iva } from '@trastienda/nucleo/articulos/iva.ts';
import type { InputOf, ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { pedir } from '#api/pedir.ts';
import { decirRechazo } from '#i18n/decir.ts';
import type { CeldaPegada, CeldaVista, EdicionDeCelda, PegadoDeColumna } from '#ui/tabla/tabla-tipos.ts';
import type { Ediciones } from './edicion-de-articulos.tsx';

type Edicion = EdicionDeCelda<FilaDeArticulo>;
type Comandos = {
  readonly cambiar: (input: InputOf<typeof cambiarArticulo>) => Promise<ResponseOf<typeof cambiarArticulo>>;
  readonly poner: (input: InputOf<typeof ponerCeldas>) => Promise<ResponseOf<typeof ponerCeldas>>;
  readonly nombreDeIva: (iva: Iva) => string;
};

/** Code, description, marca and IVA in their cells, one by one or a column at once, over the version that the row shows. */
export function edicionesDeDatos({ cambiar, poner, nombreDeIva }: Comandos): Ediciones {
  const comun = (
    columna: ColumnaDeCeldas,
    decir?: (valor: string) => string,
  ): Pick<Edicion, 'valor' | 'version' | 'pegado'> => ({
    valor: (fila) => fila[columna] ?? '',
    version: ({ version }) => version,
    pegado: pegadoDe(columna, poner, decir),
  });
  const de = (
    columna: ColumnaDeCeldas,
    cambioDe: (valor: string) => Omit<CambioDeArticulo, 'version'>,
    decir?: (valor: string) => string,
  ): Edicion => ({
    ...comun(columna, decir),
    guardar: async ({ id }, nuevo, version) =>
      (await cambiar({ params: { id }, body: { version, ...cambioDe(nuevo) } })).version,
  });
  return {
    codigo: { ...de('codigo', (codigo) => ({ codigo })), largo: 60 },
    descripcion: { ...de('descripcion', (descripcion) => ({ descripcion })), largo: 200 },
    marca: {
      ...comun('marca'),
      largo: 100,
      sugerencias: { endpoint: listarValoresDeFiltro, query: { campo: 'marca' } },
      // By its name, as people know it: the server finds which one it is.
      guardar: async ({ id }, valor, version) => {
        const { celdas } = await poner({ body: { columna: 'marca', celdas: [{ id, version, valor }] } });
        return celdas[0]?.version ?? version;
      },
    },
    iva: {
      ...de(
        'iva',
        (iva) => ({ iva: iva as Iva }),
        (iva) => nombreDeIva(iva as Iva),
      ),
      opciones: IVAS.map((iva) => ({ id: iva, texto: nombreDeIva(iva) })),
    },
  };
}

function pegadoDe(
  columna: ColumnaDeCeldas,
  poner: Comandos['poner'],
  decir: (valor: string) => string = (valor) => valor,
): PegadoDeColumna<FilaDeArticulo> {
  const pedido = (celdas: readonly CeldaPegada<FilaDeArticulo>[]): CeldasPuestas => ({
    columna,
    celdas: celdas.map(({ fila: { id, version }, valor }) => ({ id, version, valor })),
  });
  return {
    tope: TOPE_DE_CELDAS,
    ver: async (celdas) => vistasDe(await pedir(verCeldas, { body: pedido(celdas) }), decir),
    guardar: async (celdas) => {
      const hecho = await poner({ body: pedido(celdas) });
      const vuelta = hecho.celdas.map(({ id, version, antes }) => ({ id, version, valor: antes ?? '' }));
      return () => poner({ body: { columna, celdas: vuelta } });
    },
  };
}

/** What the server says of each cell, in the language and with the figures of the person. */
export const vistasDe = ({ celdas }: PreviaDeCeldas, decir: (valor: string) => string): readonly CeldaVista[] =>
  celdas.map(({ antes, despues, falla }) => ({
    antes: antes === null ? '' : decir(antes),
    despues: despues === null ? '' : decir(despues),
    falla: falla && decirRechazo('articulos.celda_rechazada', { ...falla, codigo: null }, falla.frase),
  }));
