/** Why a search brought an artículo, and the vehicles it may be asked for. */
export const razon = {
  original: 'código original {{codigo}}',
  alternativo: 'código alternativo {{codigo}}',
  proveedor: 'código de proveedor de {{proveedor}}: {{codigo}}',
  deProveedor: 'código de proveedor: {{codigo}}',
  barras: 'código de barras {{codigo}}',
  equivalente: 'equivalente de {{codigo}}',
  reemplaza: 'reemplaza a {{codigo}}',
  reemplazado: 'reemplazado por {{codigo}}',
  vehiculo: 'para {{vehiculo}}',
  desde: '{{desde}} en adelante',
  hasta: 'hasta {{hasta}}',
} as const;

export const vehiculo = {
  marca: 'Marca de vehículo',
  modelo: 'Modelo',
  motor: 'Motor',
  anio: 'Año',
} as const;
