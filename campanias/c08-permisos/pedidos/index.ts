import { pedidosDeAcceso } from './acceso.ts';
import { pedidosDeAdministrador } from './administrador.ts';
import { pedidosDeArticulos } from './articulos.ts';
import { pedidosDeClientes } from './clientes.ts';
import { pedidosDeEstructura } from './estructura.ts';
import { pedidosDeImportaciones } from './importaciones.ts';
import { pedidosDeInicio } from './inicio.ts';
import { pedidosDeListasDeProveedor } from './listas-de-proveedor.ts';
import type { Pedidos } from './pedido.ts';
import { pedidosDePlataforma } from './plataforma.ts';
import { pedidosDePrecios } from './precios.ts';
import { pedidosDeProveedores } from './proveedores.ts';
import { pedidosDeReportes } from './reportes.ts';
import { pedidosDeStock } from './stock.ts';
import { pedidosDeTablasGenerales } from './tablas-generales.ts';
import { pedidosDeVentas } from './ventas.ts';
import { pedidosDeVistas } from './vistas.ts';

/** A request that works for each row of the table, so that bad data never hides who may and who may not. */
export const pedidos: Pedidos = {
  ...pedidosDeAcceso,
  ...pedidosDeAdministrador,
  ...pedidosDePlataforma,
  ...pedidosDeTablasGenerales,
  ...pedidosDeArticulos,
  ...pedidosDePrecios,
  ...pedidosDeListasDeProveedor,
  ...pedidosDeProveedores,
  ...pedidosDeEstructura,
  ...pedidosDeReportes,
  ...pedidosDeStock,
  ...pedidosDeClientes,
  ...pedidosDeVentas,
  ...pedidosDeImportaciones,
  ...pedidosDeVistas,
  ...pedidosDeInicio,
};
