import IconPackages from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
import type { RamaDeMenu } from '#ui/pantalla/menu.ts';

export const menuDeArticulos: RamaDeMenu = {
  id: 'articulos',
  grupo: 'gestion',
  titulo: 'articulos.titulo',
  icono: IconPackages,
  hojas: [
    {
      titulo: 'articulos.tabla',
      a: '/articulos/tabla',
      otras: ['/articulos/ediciones', '/articulos/cambios-de-costo', '/articulos/etiquetas'],
      permiso: 'articulo.ver',
      palabras: 'productos repuestos catalogo inactivos códigos',
    },
    {
      titulo: 'articulos.actualizarPrecio',
      a: '/articulos/actualizar-precio',
      permiso: 'precio.modificar',
      palabras: 'aumento lista remarcar',
    },
    {
      titulo: 'articulos.material',
      a: '/articulos/material',
      permiso: 'articulo.ver',
      palabras: 'categorías materiales',
    },
    { titulo: 'articulos.familia', a: '/articulos/familia', permiso: 'articulo.ver' },
    { titulo: 'articulos.subfamilia', a: '/articulos/subfamilia', permiso: 'articulo.ver' },
    {
      titulo: 'articulos.proveedores',
      a: '/articulos/proveedores',
      permiso: 'proveedor.ver',
      palabras: 'compras fabricantes distribuidores CUIT costos descuentos',
    },
    {
      titulo: 'articulos.estructura',
      a: '/articulos/estructura',
      permiso: 'articulo.ver',
      palabras: 'kit despiece componentes',
    },
    { titulo: 'articulos.reportes', a: '/articulos/reportes', permiso: 'articulo.ver', palabras: 'informes' },
  ],
};
