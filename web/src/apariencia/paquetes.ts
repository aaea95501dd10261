import type { NombreDeFormato } from '#i18n/formatos.ts';
import { porRegion } from '#i18n/region.ts';

export type Paquete = object;

type Filas = { readonly from: number; readonly to: number; readonly count: number };

// The pack of MUI makes its formatter while it loads, which holds the page of a slow phone for what nobody may come to see.
const enCifras = porRegion((regiones) => new Intl.NumberFormat(regiones));
const cifra = (numero: number): string => enCifras().format(numero);

const PAGINAS: Readonly<Record<string, string>> = {
  first: 'Ir a la primera página',
  last: 'Ir a la última página',
  next: 'Ir a la página siguiente',
  previous: 'Ir a la página anterior',
};

/** What MUI itself says (pagination, «clear», «open»…). Spanish comes with the product, the others when they are chosen. */
export const paqueteEs: Paquete = {
  components: {
    MuiBreadcrumbs: { defaultProps: { expandText: 'Mostrar la ruta' } },
    MuiTablePagination: {
      defaultProps: {
        labelRowsPerPage: 'Filas por página',
        getItemAriaLabel: (cual: string) => PAGINAS[cual],
        labelDisplayedRows: ({ from, to, count }: Filas) =>
          `${cifra(from)}–${cifra(to)} de ${count === -1 ? `más de ${cifra(to)}` : cifra(count)}`,
      },
    },
    MuiPagination: {
      defaultProps: {
        'aria-label': 'Páginas',
        getItemAriaLabel: (cual: string, pagina: number, elegida: boolean) =>
          PAGINAS[cual] ?? `${elegida ? 'Página' : 'Ir a la página'} ${pagina}`,
      },
    },
    MuiRating: {
      defaultProps: {
        getLabelText: (valor: number) => `${cifra(valor)} ${valor === 1 ? 'estrella' : 'estrellas'}`,
        emptyLabelText: 'Sin valorar',
      },
    },
    MuiAutocomplete: {
      defaultProps: {
        clearText: 'Limpiar',
        closeText: 'Cerrar',
        loadingText: 'Cargando…',
        noOptionsText: 'Sin opciones',
        openText: 'Abrir',
      },
    },
    MuiAlert: { defaultProps: { closeText: 'Cerrar' } },
  },
};

/** MUI speaks English by itself. */
export async function traerPaquete(nombre: NombreDeFormato): Promise<Paquete> {
  if (nombre === 'esES') return paqueteEs;
  if (nombre === 'enUS') return {};
  const { traerDeLejos } = await import('./paquetes-de-lejos.ts');
  return traerDeLejos(nombre);
}
