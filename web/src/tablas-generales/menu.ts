import IconMapCog from '@tabler/icons-react/dist/esm/icons/IconMapCog.mjs';
import type { RamaDeMenu } from '#ui/pantalla/menu.ts';

export const menuDeTablasGenerales: RamaDeMenu = {
  id: 'tablas-generales',
  grupo: 'configuracion',
  titulo: 'tablas.titulo',
  icono: IconMapCog,
  hojas: [
    { titulo: 'tablas.sucursales', a: '/tablas-generales/sucursales', permiso: 'tabla.ver' },
    { titulo: 'tablas.depositos', a: '/tablas-generales/depositos', permiso: 'tabla.ver', palabras: 'almacenes' },
    { titulo: 'tablas.talleres', a: '/tablas-generales/talleres', permiso: 'tabla.ver' },
    {
      titulo: 'tablas.localidades',
      a: '/tablas-generales/localidades',
      permiso: 'tabla.ver',
      palabras: 'ciudades códigos postales',
    },
    { titulo: 'tablas.provincias', a: '/tablas-generales/provincias', permiso: 'tabla.ver' },
    { titulo: 'tablas.unidades', a: '/tablas-generales/unidades', permiso: 'tabla.ver', palabras: 'medidas' },
    { titulo: 'tablas.marcas', a: '/tablas-generales/marcas', permiso: 'tabla.ver' },
    {
      titulo: 'tablas.condiciones',
      a: '/tablas-generales/condiciones-de-venta',
      permiso: 'tabla.ver',
      palabras: 'contado cuenta corriente',
    },
    { titulo: 'tablas.motivos', a: '/tablas-generales/motivos', permiso: 'tabla.ver', palabras: 'razones' },
  ],
};
