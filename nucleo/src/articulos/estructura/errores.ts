import { NIVELES_MAXIMO } from './grafo.ts';

type FaltanteDeArmado = { readonly codigo: string; readonly pedido: string; readonly disponible: string };

const lista = (faltantes: readonly FaltanteDeArmado[]): string =>
  faltantes
    .slice(0, 5)
    .map(({ codigo, pedido, disponible }) => `${codigo} (van ${pedido}, hay ${disponible})`)
    .join('; ') + (faltantes.length > 5 ? ` y ${faltantes.length - 5} más` : '');

type Fusionado = { readonly codigo: string; readonly otro: string };

type PiezaDeArmado = { readonly codigo: string; readonly cantidad: string };

const listaDePiezas = (piezas: readonly PiezaDeArmado[]): string =>
  piezas
    .slice(0, 5)
    .map(({ codigo, cantidad }) => `${codigo} × ${cantidad}`)
    .join(', ') + (piezas.length > 5 ? ` y ${piezas.length - 5} más` : '');

export const erroresDeEstructura = {
  'articulos.estructura_ciclica': {
    status: 409,
    mensaje: ({ camino, programadas = false }: { camino: readonly string[]; programadas?: boolean }) =>
      `Así un artículo sería parte de sí mismo${programadas ? ', contando las versiones programadas' : ''}: ${camino.join(' → ')}. Sacá uno de esos componentes.`,
  },
  'articulos.estructura_profunda': {
    status: 409,
    mensaje: ({ codigo, niveles }: { codigo: string; niveles: number }) =>
      `Con ${codigo} la estructura tendría ${niveles} niveles; admite hasta ${NIVELES_MAXIMO}. Acercá los componentes al producto final.`,
  },
  'articulos.estructura_fija': {
    status: 409,
    mensaje: ({ numero }: { numero: number }) =>
      `La versión ${numero} ya estuvo vigente y no se cambia. Creá una versión nueva a partir de ella.`,
  },
  'articulos.estructura_programada': {
    status: 409,
    mensaje: ({ numero }: { numero: number }) =>
      `La versión ${numero} está programada y sus renglones no se cambian. Desprogramala antes.`,
  },
  'articulos.estructura_dia_ocupado': {
    status: 409,
    mensaje: ({ numero, dia }: { numero: number; dia: string }) =>
      `La versión ${numero} ya está programada para el ${dia}. Elegí otro día o desprogramala.`,
  },
  'articulos.estructura_en_borrador': {
    status: 409,
    mensaje: ({ codigo, numero }: { codigo: string; numero: number }) =>
      `${codigo} ya tiene la versión ${numero} en borrador. Seguí con ella o descartala.`,
  },
  'articulos.estructura_sin_uso': {
    status: 409,
    mensaje: ({ codigos, fusionados = [] }: { codigos: readonly string[]; fusionados?: readonly Fusionado[] }) =>
      [
        ...(codigos.length === 0
          ? []
          : [
              `No puede regir con artículos inactivos o que ya no llevan stock: ${codigos.join(', ')}. Cambialos o reactivalos.`,
            ]),
        ...fusionados.map(
          ({ codigo, otro }) =>
            `No puede regir con ${codigo}, que se fusionó en ${otro} y no vuelve a activarse: usá ${otro}.`,
        ),
      ].join(' '),
  },
  'articulos.estructura_no_vigente': {
    status: 409,
    mensaje: ({ numero }: { numero: number }) =>
      `La versión ${numero} no está vigente: se arma y se desarma con la vigente.`,
  },
  'articulos.kit_sin_stock': {
    status: 409,
    mensaje: ({ codigo }: { codigo: string }) =>
      `${codigo} es un kit: no lleva stock propio, así que no se arma ni se desarma.`,
  },
  'articulos.armado_sin_stock': {
    status: 409,
    mensaje: ({ faltantes }: { faltantes: readonly FaltanteDeArmado[] }) =>
      `No alcanza lo disponible en el depósito: ${lista(faltantes)}. Bajá la cantidad o elegí sustitutos.`,
  },
  'articulos.armado_cambiado': {
    status: 409,
    mensaje: ({ piezas }: { piezas: readonly PiezaDeArmado[] }) =>
      `Los componentes no son los que viste: ahora serían ${listaDePiezas(piezas)}. Revisalos y confirmá de nuevo.`,
  },
  'articulos.desarmado_sin_piezas': {
    status: 409,
    mensaje: ({ codigo }: { codigo: string }) =>
      `De esa cantidad de ${codigo} no sale ningún componente entero. Desarmá más unidades.`,
  },
  'articulos.orden_sin_deposito': {
    status: 409,
    mensaje: ({ deposito }: { deposito: string }) =>
      `El depósito ${deposito} está inactivo: no admite movimientos. Elegí otro o reactivalo.`,
  },
} as const;
