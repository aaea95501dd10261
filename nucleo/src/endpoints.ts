import * as acceso from './acceso/contrato.ts';
import * as administrador from './administrador/contrato.ts';
import * as articulos from './articulos/contrato.ts';
import * as clientes from './clientes/contrato.ts';
import type { Endpoint } from './comun/endpoint.ts';
import * as importaciones from './importaciones/contrato.ts';
import * as inicio from './inicio/contrato.ts';
import * as plataforma from './plataforma/contrato.ts';
import * as stock from './stock/contrato.ts';
import * as tablasGenerales from './tablas-generales/contrato.ts';
import * as ventas from './ventas/contrato.ts';
import * as vistas from './vistas/contrato.ts';

const contratos = {
  acceso,
  plataforma,
  'tablas-generales': tablasGenerales,
  articulos,
  stock,
  clientes,
  ventas,
  importaciones,
  administrador,
  vistas,
  inicio,
};

/** Every endpoint of the product by room and name: what the architecture test walks and the permission matrix covers. */
export const endpointsPorSala: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = Object.fromEntries(
  Object.entries(contratos).map(([sala, contrato]) => [
    sala,
    Object.fromEntries(
      Object.entries(contrato as Record<string, unknown>).filter((par): par is [string, Endpoint] =>
        esEndpoint(par[1]),
      ),
    ),
  ]),
);

export const endpoints: readonly Endpoint[] = Object.values(endpointsPorSala).flatMap((sala) => Object.values(sala));

function esEndpoint(valor: unknown): valor is Endpoint {
  return typeof valor === 'object' && valor !== null && 'method' in valor && 'path' in valor && 'permiso' in valor;
}
