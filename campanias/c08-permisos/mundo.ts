import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { INICIALES } from '#servidor/prueba/semillas.ts';
import type { Archivo, Mensajero } from './enviar.ts';
import type { Sucursal } from './tabla/esperar.ts';

export type Registro = { readonly id: string; readonly version: number };

/** Of each sucursal: a place, and things that only it has. */
type Sede = {
  readonly sucursalId: string;
  readonly depositoId: string;
  readonly nombre: string;
  /** Its only artículo with a cost, which nothing moves any more. */
  readonly testigo: string;
  /** Bought only there. */
  readonly clienteId: string;
};

/** What belongs to a sucursal, by id: none of it may be seen from the other one. */
type Canarios = Readonly<Record<Sucursal, { readonly cosas: Set<string>; readonly ajustes: Set<string> }>>;

export type Mundo = {
  readonly sedes: Readonly<Record<Sucursal, Sede>>;
  readonly canarios: Canarios;
  /** Plenty of it in both sucursales. */
  readonly articulo: string;
  /** Of the company, there to be read. */
  readonly empresa: Empresa;
  /** As the administration; throws unless it is done. */
  readonly hacer: Hacer;
};

export type Empresa = {
  readonly rubro: string;
  readonly familia: string;
  readonly subfamilia: string;
  readonly localidad: string;
  readonly unidad: string;
  readonly marca: string;
  readonly motivo: string;
  readonly taller: Readonly<Record<Sucursal, string>>;
  /** With a row that was left out. */
  readonly importacion: string;
};

export type Hacer = <T = Registro>(metodo: string, ruta: string, cuerpo?: unknown, archivo?: Archivo) => Promise<T>;

export const COSTOS: Readonly<Record<Sucursal, string>> = { central: '73515.1111', rosario: '84626.2222' };
/** Their digits and those of their sum, as they look once their separators are gone. */
export const CIFRAS = { central: '735151', rosario: '846262', juntas: '158141' } as const;

let serie = 0;
/** Nobody else has it, however many campaigns share a database. */
export const nuevo = (prefijo: string): string => {
  serie += 1;
  return `${prefijo}${serie}${randomUUID().slice(0, 6).toUpperCase()}`;
};

export const otra = (sucursal: Sucursal): Sucursal => (sucursal === 'central' ? 'rosario' : 'central');

const ESPERAS = 60;
const ESPERA_MS = 250;

/** As whoever holds that key. */
export const hacerCon =
  (mensajero: Mensajero, encabezados: Readonly<Record<string, string>>): Hacer =>
  async <T>(metodo: string, ruta: string, cuerpo?: unknown, archivo?: Archivo) => {
    const pedido = { metodo, ruta, cuerpo, encabezados, ...(archivo === undefined ? {} : { archivo }) };
    let { status, texto } = await mensajero.enviar(pedido);
    // An import that a door began goes on behind its answer, and prices are changed by one at a time: one waits, as it says.
    for (let vez = 0; vez < ESPERAS && texto.includes('"articulos.lote_en_curso"'); vez += 1) {
      await esperar(ESPERA_MS);
      ({ status, texto } = await mensajero.enviar(pedido));
    }
    if (status !== 200 && status !== 201) throw new Error(`${metodo} ${ruta} was to work: ${status} ${texto}`);
    return JSON.parse(texto) as T;
  };

const T = '/api/tablas-generales';

/** A company of two sucursales with something of everything in it. */
export async function poblar(hacer: Hacer): Promise<Mundo> {
  const rosario = await hacer<Registro & { readonly depositos: readonly Registro[] }>('POST', `${T}/sucursales`, {
    codigo: nuevo('R'),
    nombre: 'Rosario',
  });
  const canarios: Canarios = {
    central: { cosas: new Set(), ajustes: new Set() },
    rosario: { cosas: new Set(), ajustes: new Set() },
  };
  const { id: articulo } = await crearArticulo(hacer);
  const lugares = {
    central: { sucursalId: INICIALES.sucursal, depositoId: INICIALES.deposito, nombre: 'Casa Central' },
    rosario: { sucursalId: rosario.id, depositoId: rosario.depositos[0]?.id ?? '', nombre: 'Rosario' },
  };
  const [central, enRosario] = [await abrirSede(hacer, 'central', lugares), await abrirSede(hacer, 'rosario', lugares)];
  // The trail of a sucursal and of a depósito begins with a change, for those that were there from the start.
  for (const { sucursalId, depositoId } of [lugares.central, lugares.rosario]) {
    await hacer('PATCH', `${T}/sucursales/${sucursalId}`, { version: 1, telefono: '341 555-0100' });
    await hacer('PATCH', `${T}/depositos/${depositoId}`, { version: 1, nombre: 'Salón de ventas' });
  }
  const sedes = { central: central.sede, rosario: enRosario.sede };
  return { sedes, canarios, articulo, empresa: await poblarEmpresa(hacer, sedes, central), hacer };
}

type Lugares = Readonly<Record<Sucursal, Pick<Sede, 'sucursalId' | 'depositoId' | 'nombre'>>>;
type Clasificacion = Pick<Empresa, 'rubro' | 'familia' | 'subfamilia'>;

async function abrirSede(
  hacer: Hacer,
  sucursal: Sucursal,
  lugares: Lugares,
): Promise<Clasificacion & { readonly sede: Sede }> {
  const codigo = nuevo('C');
  const { id: rubro } = await hacer('POST', '/api/articulos/rubros', { codigo, nombre: `Rubro ${codigo}` });
  const { id: familia } = await hacer('POST', '/api/articulos/familias', { rubroId: rubro, codigo, nombre: codigo });
  const { id: subfamilia } = await hacer('POST', '/api/articulos/subfamilias', {
    familiaId: familia,
    codigo,
    nombre: codigo,
  });
  const { id: testigo } = await crearArticulo(hacer, { subfamiliaId: subfamilia });
  const { id: clienteId } = await crearCliente(hacer);
  return { sede: { ...lugares[sucursal], testigo, clienteId }, rubro, familia, subfamilia };
}

async function poblarEmpresa(
  hacer: Hacer,
  sedes: Mundo['sedes'],
  { rubro, familia, subfamilia }: Clasificacion,
): Promise<Empresa> {
  const tabla = async (nombre: string, cuerpo: object) => (await hacer('POST', `${T}/${nombre}`, cuerpo)).id;
  const taller = (sucursal: Sucursal) =>
    tabla('talleres', { sucursalId: sedes[sucursal].sucursalId, codigo: nuevo('T'), nombre: `Taller ${nuevo('')}` });
  const importacion = await cargarArchivo(hacer);
  const validada = await trabajar(hacer, importacion, 'validar');
  await hacer('POST', '/api/importaciones/perfiles', { importacionId: importacion.id, nombre: nuevo('Perfil ') });
  return {
    rubro,
    familia,
    subfamilia,
    localidad: (await crearLocalidad(hacer)).id,
    unidad: await tabla('unidades', { codigo: nuevo('U'), nombre: nuevo('Unidad '), decimales: 0 }),
    marca: await tabla('marcas', { nombre: nuevo('Marca ') }),
    motivo: await tabla('motivos', { clase: 'AJUSTE', nombre: nuevo('Motivo ') }),
    taller: { central: await taller('central'), rosario: await taller('rosario') },
    importacion: validada.id,
  };
}

export const crearArticulo = (hacer: Hacer, extra: object = {}): Promise<Registro> =>
  hacer('POST', '/api/articulos', { codigo: nuevo('A'), descripcion: 'Bujía', precio: '100', ...extra });

export const crearCliente = (hacer: Hacer): Promise<Registro> =>
  hacer('POST', '/api/clientes', { razonSocial: `Cliente ${nuevo('')}`, condicionIva: 5 });

export async function crearLocalidad(hacer: Hacer): Promise<Registro> {
  return hacer('POST', `${T}/localidades`, await cuerpoDeLocalidad(hacer));
}

export async function cuerpoDeLocalidad(hacer: Hacer): Promise<object> {
  const { filas } = await hacer<{ readonly filas: readonly Registro[] }>('GET', `${T}/provincias`);
  return { nombre: nuevo('Localidad '), provinciaId: filas[0]?.id };
}

const PACIENCIA_MS = 60_000;

/** Long work answers before it ends when the machine is busy: what comes next waits for it. */
export async function trabajar(hacer: Hacer, { id, version }: Registro, tarea: string): Promise<Registro> {
  type Importacion = Registro & { readonly tarea: unknown };
  const limite = performance.now() + PACIENCIA_MS;
  let vista = await hacer<Importacion>('POST', `/api/importaciones/${id}/${tarea}`, { version });
  while (vista.tarea !== null && performance.now() < limite) {
    await esperar(200);
    vista = await hacer<Importacion>('GET', `/api/importaciones/${id}`);
  }
  return vista;
}

/** Two artículos, one of which cannot be taken. */
export const cargarArchivo = (hacer: Hacer, archivo = archivoDeArticulos()): Promise<Registro> =>
  hacer('POST', '/api/importaciones', { entidad: 'articulos' }, archivo);

export const archivoDeArticulos = (): Archivo => ({
  nombre: 'articulos.csv',
  contenido: `Código;Descripción;Precio\r\n${nuevo('I')};Filtro;10,50\r\n;Sin código;1,00\r\n`,
});

export const archivoSinPrecios = (): Archivo => ({
  nombre: 'articulos.csv',
  contenido: `Código;Descripción\r\n${nuevo('I')};Filtro\r\n;Sin código\r\n`,
});
