import { es as administrador } from '#administrador/textos/es.ts';
import { es as articulos } from '#articulos/textos/es.ts';
import { estructura } from '#articulos/textos/estructura.es.ts';
import { precios } from '#articulos/textos/precios.es.ts';
import { proveedores } from '#articulos/textos/proveedores.es.ts';
import { es as clientes } from '#clientes/textos/es.ts';
import { es as galeria } from '#galeria/textos/es.ts';
import { es as importaciones } from '#importaciones/textos/es.ts';
import { es as stock } from '#stock/textos/es.ts';
import { es as tablasGenerales } from '#tablas-generales/textos/es.ts';
import { es as tabla } from '#ui/tabla/textos/es.ts';
import { es as usuario } from '#usuario/textos/es.ts';
import { es as ventas } from '#ventas/textos/es.ts';
import { textosDelComienzo } from './textos-de-salas.ts';

/** Every text of the product, one namespace per room, or per part of a large one: `useTranslation('articulos')`. */
export const textosEs = {
  ...textosDelComienzo,
  articulos,
  precios,
  estructura,
  proveedores,
  stock,
  clientes,
  ventas,
  tablasGenerales,
  importaciones,
  usuario,
  administrador,
  galeria,
  tabla,
} as const;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    returnNull: false;
    resources: typeof textosEs;
  }
}
