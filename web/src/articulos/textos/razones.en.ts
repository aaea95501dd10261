import type { Traduccion } from '#i18n/traduccion.ts';
import type { razon as razonEs, vehiculo as vehiculoEs } from './razones.es.ts';

/** Why a search brought an artículo, and the vehicles it may be asked for. */
export const razon: Traduccion<typeof razonEs> = {
  original: 'original code {{codigo}}',
  alternativo: 'alternative code {{codigo}}',
  proveedor: 'supplier code of {{proveedor}}: {{codigo}}',
  deProveedor: 'supplier code: {{codigo}}',
  barras: 'bar code {{codigo}}',
  equivalente: 'equivalent of {{codigo}}',
  reemplaza: 'replaces {{codigo}}',
  reemplazado: 'replaced by {{codigo}}',
  vehiculo: 'for {{vehiculo}}',
  desde: '{{desde}} onwards',
  hasta: 'up to {{hasta}}',
};

export const vehiculo: Traduccion<typeof vehiculoEs> = {
  marca: 'Vehicle make',
  modelo: 'Model',
  motor: 'Engine',
  anio: 'Year',
};
