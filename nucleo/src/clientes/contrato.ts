import { z } from 'zod';
import { MONEDAS } from '#articulos/precios/moneda.ts';
import { Bandera, Cantidad, Id, Instante, Total, textoCorto, Unitario, Version } from '#comun/campos.ts';
import { CONDICIONES_IVA } from '#comun/condicion-iva.ts';
import { endpoint } from '#comun/endpoint.ts';
import type { CamposDeFiltro } from '#comun/filtros.ts';
import { consultaDeLista, filtrosPorColumna, listaDe } from '#comun/paginacion.ts';
import { cicloDeCliente } from './ciclo-de-cliente.ts';
import { CambioDeCliente, Cliente, ClienteNuevo, FilaDeCliente } from './contrato-de-cliente.ts';

export * from './contrato-de-cliente.ts';

const params = z.object({ id: Id });

/** The columns of the table and what each can be asked (TD-07). */
export const FILTROS_DE_CLIENTES = {
  razonSocial: 'texto',
  documento: 'texto',
  condicionIva: 'lista',
  localidad: 'texto',
  provincia: 'lista',
  telefono: 'texto',
  email: 'texto',
  codigoExterno: 'texto',
  estado: 'lista',
} as const satisfies CamposDeFiltro;

export const ConsultaDeClientes = z.strictObject({
  ...consultaDeLista(['razonSocial', 'documento', 'codigoExterno', 'estado', 'modificado']),
  filtros: filtrosPorColumna(FILTROS_DE_CLIENTES),
  estado: z.enum(cicloDeCliente.estados).optional(),
  /** `true`: those that may still be chosen, blocked ones included so that the block is seen. */
  vigente: Bandera,
  condicionIva: z.enum(CONDICIONES_IVA.map(String) as [string, ...string[]]).optional(),
  provinciaId: Id.optional(),
});
export type ConsultaDeClientes = z.infer<typeof ConsultaDeClientes>;

export const listarClientes = endpoint({
  method: 'GET',
  path: '/api/clientes',
  summary: 'Clientes, buscados por nombre, documento, código externo o teléfono',
  permiso: 'cliente.ver',
  alcance: 'empresa',
  query: ConsultaDeClientes,
  response: listaDe(FilaDeCliente),
  errors: [],
});

export const exportarClientes = endpoint({
  method: 'GET',
  path: '/api/clientes/exportar',
  summary: 'Los clientes que muestra el filtro, en CSV',
  permiso: 'cliente.ver',
  alcance: 'empresa',
  confirmacion: 'reciente',
  query: ConsultaDeClientes,
  response: z.string(),
  formato: 'csv',
  errors: [],
});

export const verCliente = endpoint({
  method: 'GET',
  path: '/api/clientes/:id',
  summary: 'Un cliente con sus domicilios y contactos',
  permiso: 'cliente.ver',
  alcance: 'empresa',
  params,
  response: Cliente,
  errors: ['comun.no_encontrado'],
});

export const crearCliente = endpoint({
  method: 'POST',
  path: '/api/clientes',
  summary: 'Da de alta un cliente',
  permiso: 'cliente.editar',
  alcance: 'empresa',
  status: 201,
  body: ClienteNuevo,
  response: Cliente,
  errors: ['clientes.documento_repetido', 'clientes.codigo_externo_repetido'],
});

export const cambiarCliente = endpoint({
  method: 'PATCH',
  path: '/api/clientes/:id',
  summary: 'Cambia los datos de un cliente; lo que no se envía queda igual',
  permiso: 'cliente.editar',
  alcance: 'empresa',
  params,
  body: CambioDeCliente,
  response: Cliente,
  errors: [
    'comun.no_encontrado',
    'comun.version_vieja',
    'clientes.documento_repetido',
    'clientes.codigo_externo_repetido',
    'clientes.consumidor_final',
    'clientes.anonimizado',
  ],
});

const accion = <const Accion extends string, Body extends z.ZodType>(nombre: Accion, summary: string, body: Body) =>
  endpoint({
    method: 'POST',
    path: `/api/clientes/:id/${nombre}`,
    summary,
    permiso: 'cliente.editar',
    alcance: 'empresa',
    params,
    body,
    response: Cliente,
    errors: [
      'comun.no_encontrado',
      'comun.version_vieja',
      'comun.transicion_invalida',
      'clientes.consumidor_final',
      'clientes.anonimizado',
    ],
  });

const ConVersion = z.strictObject({ version: Version });
export const BloqueoDeCliente = z.strictObject({ version: Version, motivo: textoCorto(200) });

export const bloquearCliente = accion('bloquear', 'Bloquea a un cliente para notas nuevas', BloqueoDeCliente);
export const desbloquearCliente = accion('desbloquear', 'Levanta el bloqueo de un cliente', ConVersion);
export const inactivarCliente = accion('inactivar', 'Deja de ofrecer a un cliente', ConVersion);
export const reactivarCliente = accion('reactivar', 'Vuelve a ofrecer a un cliente', ConVersion);

export const Anonimizacion = z.strictObject({ version: Version, motivo: textoCorto(200) });
export type Anonimizacion = z.infer<typeof Anonimizacion>;

/** What identifies a person goes for good (CLI-15); what was sold to them stays. */
export const anonimizarCliente = endpoint({
  method: 'POST',
  path: '/api/clientes/:id/anonimizar',
  summary: 'Quita para siempre los datos personales de un cliente; sus documentos y los totales quedan',
  permiso: 'cliente.anonimizar',
  alcance: 'empresa',
  confirmacion: 'persona',
  params,
  body: Anonimizacion,
  response: Cliente,
  errors: [
    'comun.no_encontrado',
    'comun.version_vieja',
    'clientes.consumidor_final',
    'clientes.anonimizado',
    'clientes.con_notas_abiertas',
  ],
});

export const NotaDeCliente = z.object({
  id: Id,
  numero: z.int(),
  estado: z.string(),
  fecha: Instante,
  sucursal: z.string(),
  renglones: z.int().nonnegative(),
  total: Total,
  /** That of its lista. */
  moneda: z.enum(MONEDAS),
});
export type NotaDeCliente = z.infer<typeof NotaDeCliente>;

/** The columns of the notas of a cliente and what each can be asked (TD-07). */
export const FILTROS_DE_NOTAS_DE_CLIENTE = {
  numero: 'numero',
  fecha: 'fecha',
  sucursal: 'texto',
  renglones: 'numero',
  total: 'numero',
  estado: 'lista',
} as const satisfies CamposDeFiltro;

const ConsultaDeNotas = z.strictObject({
  ...consultaDeLista(['numero', 'fecha', 'total']),
  filtros: filtrosPorColumna(FILTROS_DE_NOTAS_DE_CLIENTE),
  estado: z.string().max(20).optional(),
});

export const listarNotasDeCliente = endpoint({
  method: 'GET',
  path: '/api/clientes/:id/notas',
  summary: 'Las notas de pedido de un cliente en las sucursales que ve quien pregunta',
  permiso: 'nota.ver',
  alcance: 'sucursal',
  params,
  query: ConsultaDeNotas,
  response: listaDe(NotaDeCliente),
  errors: ['comun.no_encontrado'],
});

export const exportarNotasDeCliente = endpoint({
  method: 'GET',
  path: '/api/clientes/:id/notas/exportar',
  summary: 'Las mismas notas en una planilla',
  permiso: 'nota.ver',
  alcance: 'sucursal',
  params,
  query: ConsultaDeNotas,
  response: z.string(),
  formato: 'csv',
  errors: ['comun.no_encontrado'],
});

export const ArticuloHabitual = z.object({
  articuloId: Id,
  codigo: z.string(),
  descripcion: z.string(),
  /** Notas that carry it, drafts and annulled ones apart. */
  notas: z.int().positive(),
  cantidad: Cantidad,
  unidad: z.string(),
  ultimaVez: Instante,
  ultimoPrecio: Unitario,
  /** In what that price is. */
  moneda: z.enum(MONEDAS),
});
export type ArticuloHabitual = z.infer<typeof ArticuloHabitual>;

export const listarArticulosHabituales = endpoint({
  method: 'GET',
  path: '/api/clientes/:id/articulos-habituales',
  summary: 'Los 20 artículos que un cliente lleva más seguido',
  permiso: 'nota.ver',
  alcance: 'sucursal',
  params,
  response: z.object({ filas: z.array(ArticuloHabitual) }),
  errors: ['comun.no_encontrado'],
});
