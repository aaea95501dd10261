import type { Entidad } from '#importaciones/entidad.ts';
import { type CampoDeEntidad, campo, DE_VENTA, DESCUENTOS, MONEDA } from './campo-de-entidad.ts';

export { ENTIDADES, ENTIDADES_DE_CONSOLA, type Entidad, type EntidadDeConsola } from '#importaciones/entidad.ts';
export type { CampoDeEntidad } from './campo-de-entidad.ts';

/** Those whose import can be taken back whole (INV-74); the others are undone by documents of their own. */
const ENTIDADES_REVERSIBLES: readonly Entidad[] = [
  'articulos',
  'codigos',
  'minimos',
  'costos',
  'equivalencias',
  'estructuras',
  'aplicaciones',
  'clientes',
  'listas_de_proveedor',
];
export const esReversible = (entidad: Entidad): boolean => ENTIDADES_REVERSIBLES.includes(entidad);

const articulos = {
  codigo: campo('Código', 'W 712/73', {
    obligatorio: true,
    otros: ['cod', 'codigo articulo', 'articulo', 'sku', 'part number'],
  }),
  descripcion: campo('Descripción', 'Filtro de aceite VW Gol 1.6', {
    obligatorio: 'al_crear',
    otros: ['detalle', 'nombre', 'denominacion', 'descripcion articulo'],
  }),
  marca: campo('Marca', 'Mann', { otros: ['fabricante'] }),
  rubro: campo('Rubro', 'Motor', { otros: ['material'] }),
  familia: campo('Familia', 'Filtros'),
  subfamilia: campo('Subfamilia', 'Filtros de aceite', { otros: ['sub familia', 'subrubro'] }),
  unidad: campo('Unidad', 'UN', { otros: ['unidad de medida', 'um'] }),
  tipo: campo('Tipo', 'PRODUCTO'),
  iva: campo('IVA', '21', { otros: ['alicuota', 'alicuota iva', '% iva', 'tasa iva'] }),
  precio: campo('Precio', '12500,00', {
    clase: 'numero',
    otros: ['precio lista', 'precio de lista', 'importe', 'lista 1 neto', 'precio neto', ...DE_VENTA],
  }),
  moneda: MONEDA,
  codigoDeBarras: campo('Código de barras', '7790001234568', {
    otros: ['ean', 'ean13', 'codigo barras', 'barras', 'gtin'],
  }),
  codigoOriginal: campo('Código original', '030 115 561 AN', { otros: ['oem', 'numero original', 'codigo oem'] }),
  codigoAlternativo: campo('Código alternativo', 'OC-264', { otros: ['alternativo', 'otro codigo', 'codigo 2'] }),
  permiteNegativo: campo('Permite negativo', 'No', { clase: 'si_no', otros: ['stock negativo'] }),
  observaciones: campo('Observaciones', '', { otros: ['notas', 'comentarios'] }),
} as const satisfies Record<string, CampoDeEntidad>;

const codigos = {
  codigo: articulos.codigo,
  valor: campo('Otro código', '7790001234568', {
    obligatorio: true,
    otros: [
      ...['codigo de barras', 'codigo barras', 'ean', 'ean13', 'gtin', 'barras', 'codigo alternativo', 'alternativo'],
      ...['codigo original', 'oem', 'codigo viejo', 'codigo anterior', 'equivalencia', 'codigo del proveedor'],
    ],
  }),
  tipo: campo('Tipo de código', 'De barras', { otros: ['tipo', 'clase'] }),
  proveedor: campo('Proveedor', '', { otros: ['razon social', 'cuit', 'cuit del proveedor'] }),
  cantidad: campo('Cantidad por lectura', '', { clase: 'numero', otros: ['cantidad', 'unidades', 'bulto', 'pack'] }),
} as const satisfies Record<string, CampoDeEntidad>;

const minimos = {
  codigo: articulos.codigo,
  deposito: campo('Depósito', 'CENTRAL/SALON', { otros: ['almacen', 'sucursal', 'warehouse'] }),
  minimo: campo('Mínimo', '4', {
    clase: 'numero',
    otros: ['stock minimo', 'punto de pedido', 'punto de reposicion', 'min', 'reorder point'],
  }),
  objetivo: campo('Objetivo', '12', {
    clase: 'numero',
    otros: ['reponer hasta', 'stock objetivo', 'stock ideal', 'ideal', 'nivel de reposicion'],
  }),
  maximo: campo('Máximo', '20', { clase: 'numero', otros: ['stock maximo', 'max'] }),
  ubicacion: campo('Ubicación', 'A-3', {
    otros: ['estante', 'estanteria', 'posicion', 'casillero', 'gondola', 'bin', 'location'],
  }),
} as const satisfies Record<string, CampoDeEntidad>;

const precios = {
  codigo: articulos.codigo,
  precio: campo('Precio', '12500,00', {
    obligatorio: true,
    clase: 'numero',
    otros: [
      ...['precio lista', 'precio de lista', 'precio nuevo', 'importe', 'precio neto', 'precio con iva', 'price'],
      ...DE_VENTA,
    ],
  }),
  moneda: MONEDA,
} as const satisfies Record<string, CampoDeEntidad>;

const costos = {
  codigo: articulos.codigo,
  costo: campo('Costo', '8200,00', {
    obligatorio: true,
    clase: 'numero',
    otros: [
      'costo de reposicion',
      'costo reposicion',
      'costo neto',
      'precio de costo',
      'precio de compra',
      'importe',
      'cost',
    ],
  }),
  moneda: MONEDA,
  fecha: campo('Fecha', '21/11/2026', {
    clase: 'fecha',
    otros: ['fecha costo', 'fecha de costo', 'desde', 'vigencia'],
  }),
  motivo: campo('Motivo', 'Lista de noviembre', { otros: ['origen', 'lista', 'comprobante', 'observaciones'] }),
} as const satisfies Record<string, CampoDeEntidad>;

const equivalencias = {
  codigo: articulos.codigo,
  equivalente: campo('Código equivalente', 'OC-264', {
    otros: [
      ...[
        'equivalente',
        'equivalencia',
        'codigo equivalencia',
        'codigo 2',
        'codigo alternativo',
        'alternativo',
        'cruce',
      ],
      ...['referencia', 'codigo cruzado', 'reemplazo', 'codigo reemplazo', 'codigo nuevo', 'cross reference'],
    ],
  }),
  marca: campo('Marca del equivalente', 'Mahle', { otros: ['marca', 'marca equivalente', 'fabricante'] }),
  relacion: campo('Relación', 'Equivalente', { otros: ['tipo', 'tipo de relacion', 'clase'] }),
  grupo: campo('Grupo', '', {
    otros: ['grupo de equivalencia', 'grupo equivalencia', 'familia de equivalentes', 'id grupo'],
  }),
} as const satisfies Record<string, CampoDeEntidad>;

const estructuras = {
  codigo: campo('Artículo', 'KIT-DIST', {
    obligatorio: true,
    otros: [
      ...['codigo', 'cod', 'codigo articulo', 'codigo del articulo', 'codigo padre', 'padre', 'kit', 'conjunto'],
      ...['producto', 'codigo del conjunto', 'codigo del kit', 'parent', 'parent code'],
    ],
  }),
  componente: campo('Componente', 'OC-264', {
    obligatorio: true,
    otros: [
      ...['codigo componente', 'codigo del componente', 'cod componente', 'hijo', 'codigo hijo', 'pieza', 'parte'],
      ...['insumo', 'material', 'component', 'component code'],
    ],
  }),
  cantidad: campo('Cantidad', '2', { obligatorio: true, clase: 'numero', otros: ['cant', 'unidades', 'qty'] }),
  unidad: campo('Unidad', 'UN', { otros: ['unidad de medida', 'um'] }),
  merma: campo('Merma %', '0', { clase: 'numero', otros: ['merma', 'desperdicio', '% merma', 'scrap'] }),
  opcional: campo('Opcional', 'No', { clase: 'si_no', otros: ['es opcional'] }),
  sustitutos: campo('Sustitutos', '', { otros: ['sustituto', 'reemplazos', 'alternativos'] }),
  estado: campo('Estado', 'Vigente', { otros: ['estado de la version'] }),
  nota: campo('Nota', '', { otros: ['notas', 'observaciones', 'comentarios'] }),
} as const satisfies Record<string, CampoDeEntidad>;

const aplicaciones = {
  codigo: articulos.codigo,
  marca: campo('Marca del vehículo', 'Volkswagen', {
    obligatorio: true,
    otros: ['marca', 'marca vehiculo', 'automotriz', 'fabricante', 'make'],
  }),
  modelo: campo('Modelo', 'Gol Trend', { obligatorio: true, otros: ['vehiculo', 'modelo vehiculo', 'linea', 'model'] }),
  motor: campo('Motor', '1.6 8V', { otros: ['motorizacion', 'cilindrada', 'engine'] }),
  desde: campo('Desde año', '2008', { otros: ['desde', 'año desde', 'año inicial', 'año inicio', 'from'] }),
  hasta: campo('Hasta año', '2013', { otros: ['hasta', 'año hasta', 'año final', 'año fin', 'to'] }),
  nota: campo('Nota', 'Con aire acondicionado', { otros: ['notas', 'observaciones', 'aclaracion', 'comentarios'] }),
} as const satisfies Record<string, CampoDeEntidad>;

const clientes = {
  codigoExterno: campo('Código', 'C-1042', {
    otros: ['codigo externo', 'cod cliente', 'codigo cliente', 'nro cliente', 'id'],
  }),
  razonSocial: campo('Razón social', 'Repuestos del Sur SRL', {
    obligatorio: 'al_crear',
    otros: ['nombre', 'cliente', 'apellido y nombre', 'denominacion'],
  }),
  documentoTipo: campo('Tipo de documento', 'CUIT', { otros: ['tipo doc', 'tipo documento'] }),
  documento: campo('Documento', '30-71234567-1', {
    otros: ['cuit', 'nro documento', 'numero de documento', 'dni', 'cuit/dni', 'cuil'],
  }),
  condicionIva: campo('Condición IVA', 'Responsable Inscripto', {
    otros: ['condicion frente al iva', 'iva', 'categoria iva', 'situacion iva', 'cond iva'],
  }),
  email: campo('Correo electrónico', 'compras@delsur.com.ar', { otros: ['email', 'mail', 'e-mail', 'correo'] }),
  telefono: campo('Teléfono', '11 4567-8901', { otros: ['tel', 'celular', 'telefonos'] }),
  lista: campo('Lista de precios', 'Lista 1', { otros: ['lista'] }),
  calle: campo('Domicilio', 'Av. San Martín 1234', { otros: ['direccion', 'calle'] }),
  localidad: campo('Localidad', 'Lanús', { otros: ['ciudad'] }),
  provincia: campo('Provincia', 'Buenos Aires', { otros: ['provincia iso'] }),
  codigoPostal: campo('Código postal', '1824', { otros: ['cp'] }),
  alerta: campo('Alerta', 'Paga contado'),
  observaciones: campo('Observaciones', '', { otros: ['notas', 'comentarios'] }),
} as const satisfies Record<string, CampoDeEntidad>;

const localidades = {
  provinciaIso: campo('Provincia ISO', 'AR-B', { obligatorio: true, otros: ['provincia_iso', 'iso'] }),
  provincia: campo('Provincia', 'Buenos Aires'),
  partido: campo('Partido', 'Lanús', { otros: ['departamento'] }),
  nombre: campo('Localidad', 'Remedios de Escalada', { obligatorio: true, otros: ['nombre'] }),
  codigoPostal: campo('Código postal', '1826', { otros: ['codigo_postal', 'cp'] }),
  latitud: campo('Latitud', '-34,7256', { clase: 'numero' }),
  longitud: campo('Longitud', '-58,3995', { clase: 'numero' }),
} as const satisfies Record<string, CampoDeEntidad>;

const stock = {
  codigo: articulos.codigo,
  deposito: campo('Depósito', 'CENTRAL/SALON', { otros: ['almacen', 'ubicacion'] }),
  cantidad: campo('Cantidad', '12', {
    obligatorio: true,
    clase: 'numero',
    otros: ['stock', 'existencia', 'saldo', 'cant'],
  }),
  costo: campo('Costo', '8300,50', { clase: 'numero', otros: ['costo unitario', 'precio de costo'] }),
  // Only of artículos that keep them, so the row of example names none.
  lote: campo('Lote', '', { otros: ['nro de lote', 'numero de lote', 'partida', 'batch', 'lot'] }),
  vencimiento: campo('Vencimiento', '', { clase: 'fecha', otros: ['vence', 'fecha de vencimiento', 'vto', 'expiry'] }),
  serie: campo('Número de serie', '', { otros: ['serie', 'nro de serie', 'serial', 'serial number', 'imei'] }),
  oblea: campo('Oblea', '', { otros: ['nro de oblea', 'numero de oblea', 'rudac'] }),
} as const satisfies Record<string, CampoDeEntidad>;

const ventas = {
  comprobante: campo('Comprobante', '0001-00001234', {
    obligatorio: true,
    otros: ['InvoiceNo', 'Invoice', 'numero', 'nro comprobante'],
  }),
  codigo: campo('Código', 'W 712/73', {
    obligatorio: true,
    otros: ['StockCode', 'articulo', 'sku', 'cod', 'codigo articulo'],
  }),
  descripcion: campo('Descripción', 'Filtro de aceite', { obligatorio: true, otros: ['Description', 'detalle'] }),
  cantidad: campo('Cantidad', '2', { obligatorio: true, clase: 'numero', otros: ['Quantity', 'cant'] }),
  fecha: campo('Fecha', '21/11/2026 10:30', { obligatorio: true, clase: 'fecha', otros: ['InvoiceDate'] }),
  precio: campo('Precio', '12500,00', {
    obligatorio: true,
    clase: 'numero',
    otros: ['UnitPrice', 'Price', 'precio unitario'],
  }),
  cliente: campo('Cliente', 'C-1042', { obligatorio: true, otros: ['CustomerID', 'Customer ID', 'codigo cliente'] }),
  pais: campo('País', 'Argentina', { otros: ['Country'] }),
} as const satisfies Record<string, CampoDeEntidad>;

const listasDeProveedor = {
  codigo: campo('Código del proveedor', '0 986 AF0 051', {
    obligatorio: true,
    otros: ['codigo', 'cod', 'articulo', 'cod articulo', 'codigo articulo', 'item', 'referencia', 'sku', 'part number'],
  }),
  precio: campo('Precio de lista', '12500,00', {
    obligatorio: true,
    clase: 'numero',
    otros: [
      ...['precio', 'lista', 'importe', 'costo', 'costo de lista'],
      ...['precio neto', 'precio sin iva', 'precio unitario', 'price'],
    ],
  }),
  descripcion: campo('Descripción', 'Filtro de aceite VW Gol 1.6', {
    otros: ['detalle', 'nombre', 'denominacion', 'producto', 'description'],
  }),
  marca: campo('Marca', 'Mann', { otros: ['fabricante', 'linea', 'brand'] }),
  ...DESCUENTOS,
  moneda: MONEDA,
  iva: campo('IVA', '21', { otros: ['alicuota', 'alicuota iva', '% iva', 'tasa iva'] }),
  multiplo: campo('Múltiplo', '12', {
    clase: 'numero',
    otros: ['bulto', 'unidades por bulto', 'cantidad por caja', 'unidad de venta', 'minimo', 'pack'],
  }),
  codigoDeBarras: articulos.codigoDeBarras,
  codigoOriginal: articulos.codigoOriginal,
  codigoPropio: campo('Código nuestro', 'W 712/73', { otros: ['codigo propio', 'codigo interno', 'nuestro codigo'] }),
} as const satisfies Record<string, CampoDeEntidad>;

const CAMPOS = {
  articulos,
  codigos,
  minimos,
  precios,
  costos,
  equivalencias,
  estructuras,
  aplicaciones,
  clientes,
  localidades,
  stock,
  ventas,
  listas_de_proveedor: listasDeProveedor,
} as const satisfies Record<Entidad, Record<string, CampoDeEntidad>>;

/** The name of a field of an entidad, as a mapping of columns names it. */
export type CampoDe<E extends Entidad> = keyof (typeof CAMPOS)[E] & string;

/** The fields a file of that entidad may bring, in the order of its template. */
export const camposDe = (entidad: Entidad): Readonly<Record<string, CampoDeEntidad>> => CAMPOS[entidad];
