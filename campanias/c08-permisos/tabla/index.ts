import { filasDeAcceso } from './acceso.ts';
import { filasDeAdministrador } from './administrador.ts';
import { filasDeArticulos } from './articulos.ts';
import { filasDeClientes } from './clientes.ts';
import { filasDeEstructura } from './estructura.ts';
import type { Fila } from './fila.ts';
import { filasDeImportaciones } from './importaciones.ts';
import { filasDeInicio } from './inicio.ts';
import { filasDePlataforma } from './plataforma.ts';
import { filasDePrecios } from './precios.ts';
import { filasDeProveedores } from './proveedores.ts';
import { filasDeReportes } from './reportes.ts';
import { filasDeStock } from './stock.ts';
import { filasDeTablasGenerales } from './tablas-generales.ts';
import { filasDeVentas } from './ventas.ts';
import { filasDeVistas } from './vistas.ts';

/**
 * Who may do what, by hand: the specification that the product is held against (INV-61). A new endpoint is not finished
 * until somebody has thought about its row and written it here.
 */
export const tabla: readonly Fila[] = [
  ...filasDeAcceso,
  ...filasDeAdministrador,
  ...filasDePlataforma,
  ...filasDeTablasGenerales,
  ...filasDeArticulos,
  ...filasDePrecios,
  ...filasDeProveedores,
  ...filasDeEstructura,
  ...filasDeReportes,
  ...filasDeStock,
  ...filasDeClientes,
  ...filasDeVentas,
  ...filasDeImportaciones,
  ...filasDeVistas,
  ...filasDeInicio,
];
