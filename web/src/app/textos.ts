import { es as adjuntos } from '#adjuntos/textos/es.ts';
import { es as administrador } from '#administrador/textos/es.ts';
import { capas } from '#armazon/textos/capas.es.ts';
import { actividad } from '#articulos/textos/actividad.es.ts';
import { busqueda } from '#articulos/textos/busqueda.es.ts';
import { campos } from '#articulos/textos/campos.es.ts';
import { costos } from '#articulos/textos/costos.es.ts';
import { costosDeProveedores } from '#articulos/textos/costos-de-proveedores.es.ts';
import { cruces } from '#articulos/textos/cruces.es.ts';
import { ediciones } from '#articulos/textos/ediciones.es.ts';
import { es as articulos } from '#articulos/textos/es.ts';
import { estadoDeArticulo } from '#articulos/textos/estado-de-articulo.es.ts';
import { estructura } from '#articulos/textos/estructura.es.ts';
import { ficha } from '#articulos/textos/ficha.es.ts';
import { fusion } from '#articulos/textos/fusion.es.ts';
import { minimos } from '#articulos/textos/minimos.es.ts';
import { nodo } from '#articulos/textos/nodo.es.ts';
import { papel } from '#articulos/textos/papel.es.ts';
import { precios } from '#articulos/textos/precios.es.ts';
import { proveedores } from '#articulos/textos/proveedores.es.ts';
import { relaciones } from '#articulos/textos/relaciones.es.ts';
import { reportes } from '#articulos/textos/reportes.es.ts';
import { es as clientes } from '#clientes/textos/es.ts';
import type { MenuAgregado } from '#i18n/menu-agregado.ts';
import { es as importaciones } from '#importaciones/textos/es.ts';
import { es as inicio } from '#inicio/textos/es.ts';
import { paneles } from '#inicio/textos/paneles.es.ts';
import { es as stock } from '#stock/textos/es.ts';
import { es as tablasGenerales } from '#tablas-generales/textos/es.ts';
import { es as editor } from '#ui/editor/textos/es.ts';
import { es as tabla } from '#ui/tabla/textos/es.ts';
import { vistas } from '#ui/tabla/textos/vistas.es.ts';
import { rastro } from '#ui/textos/rastro.es.ts';
import { es as usuario } from '#usuario/textos/es.ts';
import { es as ventas } from '#ventas/textos/es.ts';
import { textosDelComienzo } from './textos-de-salas.ts';

/** Every text of the product, one namespace per room, or per part of a large one: `useTranslation('articulos')`. */
export const textosEs = {
  ...textosDelComienzo,
  capas,
  inicio,
  paneles,
  adjuntos,
  campos,
  nodo,
  busqueda,
  fusion,
  estadoDeArticulo,
  relaciones,
  actividad,
  minimos,
  costos,
  articulos,
  precios,
  ediciones,
  costosDeProveedores,
  cruces,
  ficha,
  estructura,
  proveedores,
  papel,
  reportes,
  stock,
  clientes,
  ventas,
  tablasGenerales,
  importaciones,
  usuario,
  administrador,
  tabla,
  editor,
  vistas,
  rastro,
} as const;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'ui';
    returnNull: false;
    resources: typeof textosEs & { readonly menu: MenuAgregado };
  }
}
