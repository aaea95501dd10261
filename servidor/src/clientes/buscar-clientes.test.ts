import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES, sembrarArticulo, sembrarSucursal } from '#prueba/semillas.ts';

const RUTA = '/api/clientes';
let prueba: Prueba;
let admin: Cliente;

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  for (const cliente of [
    { razonSocial: 'Núñez-Pérez S.A.', documento: { tipo: '80', numero: '30707070702' }, condicionIva: 1 },
    {
      razonSocial: 'Taller El Ñandú',
      documento: { tipo: '96', numero: '12345678' },
      condicionIva: 5,
      telefono: '0341 455-1234',
    },
    { razonSocial: 'Pérez Hermanos', condicionIva: 5, codigoExterno: 'PH-7' },
    { razonSocial: 'Auto Perez', condicionIva: 5, telefono: '+54 9 11 5555' },
  ]) {
    await admin.post(RUTA, cliente);
  }
});
afterAll(() => prueba.cerrar());

const nombres = async (filtro: string): Promise<string[]> =>
  (await admin.get(`${RUTA}?${filtro}`)).cuerpo.filas.map((fila: { razonSocial: string }) => fila.razonSocial);

describe('search', () => {
  it.each([
    ['nunez perez', ['Núñez-Pérez S.A.']],
    ['NÚÑEZPÉREZ', ['Núñez-Pérez S.A.']],
    ['nuñez-perez sa', ['Núñez-Pérez S.A.']],
    ['30-70707070-2', ['Núñez-Pérez S.A.']],
    ['30 70707070', ['Núñez-Pérez S.A.']],
    ['7070', ['Núñez-Pérez S.A.']],
    ['12.345.678', ['Taller El Ñandú']],
    ['4551234', ['Taller El Ñandú']],
    ['(0341) 455-1234', ['Taller El Ñandú']],
    ['+54 9 11 5555', ['Auto Perez']],
    ['nandu ta', ['Taller El Ñandú']],
    ['ph-7', ['Pérez Hermanos']],
    ['zz', []],
    ['%', []],
    ['🔧', []],
    ['nunez hermanos', []],
  ])('%s finds %j', async (buscar, esperados) => {
    expect(await nombres(`buscar=${encodeURIComponent(buscar)}`)).toEqual(esperados);
  });

  it('puts first the names that begin with what was typed', async () => {
    expect(await nombres('buscar=perez')).toEqual(['Pérez Hermanos', 'Auto Perez', 'Núñez-Pérez S.A.']);
    expect(await nombres('buscar=perez&orden=-razonSocial')).toEqual([
      'Pérez Hermanos',
      'Núñez-Pérez S.A.',
      'Auto Perez',
    ]);
  });

  it('filters by condición, state and who may still be chosen', async () => {
    expect(await nombres('condicionIva=1')).toEqual(['Núñez-Pérez S.A.']);
    const { cuerpo } = await admin.post(RUTA, { razonSocial: 'Fantasma', condicionIva: 5 });
    await admin.post(`${RUTA}/${cuerpo.id}/inactivar`, { version: 1 });
    expect(await nombres('estado=INACTIVO')).toEqual(['Fantasma']);
    expect(await nombres('buscar=fantasma&vigente=true')).toEqual([]);
    expect((await admin.get(`${RUTA}?estado=OTRO`)).status).toBe(400);
  });

  it('pages, and comes as CSV without formulas', async () => {
    const { cuerpo } = await admin.get(`${RUTA}?orden=razonSocial&porPagina=2&pagina=2&vigente=true`);
    expect(cuerpo).toMatchObject({ total: 5, pagina: 2, porPagina: 2 });
    expect(cuerpo.filas).toHaveLength(2);
    const { texto } = await admin.get(`${RUTA}/exportar?buscar=perez`);
    expect(texto).toContain(';Núñez-Pérez S.A.;CUIT;30-70707070-2;Responsable Inscripto;Activo;');
    expect(texto).toContain("'+54 9 11 5555");
    expect(texto).not.toContain('Ñandú');
  });
});

describe('TD-07 each column of the list filtered by itself', () => {
  let provincia: string;

  beforeAll(async () => {
    const { cuerpo } = await admin.get('/api/tablas-generales/provincias?buscar=santa%20fe');
    provincia = cuerpo.filas[0].id;
    const localidad = await admin.post('/api/tablas-generales/localidades', {
      nombre: 'Cañada de Gómez',
      provinciaId: provincia,
      codigoPostal: '2500',
    });
    await admin.post(RUTA, {
      razonSocial: 'Frenos Díaz',
      condicionIva: 5,
      email: 'Ventas@frenos.example',
      domicilios: [{ calle: 'Lavalle 1', localidadId: localidad.cuerpo.id, principal: true }],
    });
  });

  it.each([
    ['razonSocial:contiene:perez h', ['Pérez Hermanos']],
    ['razonSocial:empieza:NUNEZ', ['Núñez-Pérez S.A.']],
    ['razonSocial:igual:auto pérez', ['Auto Perez']],
    ['razonSocial:igual:auto', []],
    // What a name is found by besides its letters is no part of it.
    ['razonSocial:contiene:30707070702', []],
    ['documento:empieza:30-7070', ['Núñez-Pérez S.A.']],
    ['documento:igual:12.345.678', ['Taller El Ñandú']],
    ['telefono:contiene:455 1234', ['Taller El Ñandú']],
    ['telefono:contiene:12345678', []],
    ['codigoExterno:igual:ph7', ['Pérez Hermanos']],
    ['email:contiene:ventas frenos', ['Frenos Díaz']],
    ['localidad:contiene:canada', ['Frenos Díaz']],
    ['condicionIva:uno:1,4;documento:lleno', ['Núñez-Pérez S.A.']],
    ['razonSocial:contiene:perez;telefono:vacio', ['Núñez-Pérez S.A.', 'Pérez Hermanos']],
  ])('%s', async (filtros, esperados) => {
    expect((await nombres(`filtros=${encodeURIComponent(filtros)}`)).sort()).toEqual([...esperados].sort());
  });

  it('asks where the principal domicilio is, or that there is none', async () => {
    expect(await nombres(`filtros=provincia:uno:${provincia}`)).toEqual(['Frenos Díaz']);
    expect(await nombres('filtros=localidad:lleno')).toEqual(['Frenos Díaz']);
    const sin = await nombres('filtros=localidad:vacio');
    expect(sin).toContain('Auto Perez');
    expect(sin).not.toContain('Frenos Díaz');
  });

  it('goes with the count and with the file, which brings the columns asked for in their order', async () => {
    const filtros = 'filtros=razonSocial:contiene:perez';
    expect((await admin.get(`${RUTA}?${filtros}&contar=exacto&porPagina=1`)).cuerpo).toMatchObject({ total: 3 });
    const { texto } = await admin.get(`${RUTA}/exportar?${filtros}&columnas=estado,razonSocial&orden=razonSocial`);
    expect(texto.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      'Estado;Razón social',
      'Activo;Auto Perez',
      'Activo;Núñez-Pérez S.A.',
      'Activo;Pérez Hermanos',
    ]);
  });

  it('refuses what a column does not take', async () => {
    for (const malo of ['estado:contiene:a', 'alerta:vacio', 'documento:entre:1,2']) {
      expect(await admin.get(`${RUTA}?filtros=${malo}`)).toMatchObject({ status: 400 });
    }
  });
});

describe('CLI-12 what a cliente did', () => {
  it('shows its notas and usual articles, only of the sucursales the reader sees', async () => {
    const { cuerpo: cliente } = await admin.post(RUTA, { razonSocial: 'Comprador', condicionIva: 5 });
    const norte = await sembrarSucursal(prueba.db, 'Norte');
    const central = { sucursalId: INICIALES.sucursal, depositoId: INICIALES.deposito };
    const filtro = await sembrarArticulo(prueba.db, { codigo: 'FILTRO', descripcion: 'Filtro de aceite' });
    const correa = await sembrarArticulo(prueba.db, { codigo: 'CORREA', descripcion: 'Correa' });
    await sembrarNota(cliente.id, central, 'CONFIRMADA', [
      [filtro, '2', '10.00'],
      [correa, '1', '50.00'],
    ]);
    await sembrarNota(cliente.id, norte, 'CONFIRMADA', [[filtro, '3', '12.50']]);
    await sembrarNota(cliente.id, central, 'BORRADOR', [[correa, '9', '50.00']]);

    const notas = await admin.get(`${RUTA}/${cliente.id}/notas`);
    expect(notas.cuerpo).toMatchObject({
      total: 3,
      filas: [
        { estado: 'BORRADOR', sucursal: 'Casa Central', renglones: 1, total: '450.00' },
        { estado: 'CONFIRMADA', sucursal: 'Norte', total: '37.50' },
        { estado: 'CONFIRMADA', renglones: 2, total: '70.00' },
      ],
    });
    const borradores = await admin.get(`${RUTA}/${cliente.id}/notas?estado=BORRADOR`);
    expect(borradores.cuerpo.total).toBe(1);
    const habituales = await admin.get(`${RUTA}/${cliente.id}/articulos-habituales`);
    expect(habituales.cuerpo.filas).toMatchObject([
      { codigo: 'FILTRO', notas: 2, cantidad: '5', unidad: 'U', ultimoPrecio: '12.50' },
      { codigo: 'CORREA', notas: 1, cantidad: '1', ultimoPrecio: '50.00' },
    ]);

    const delNorte = await prueba.cliente({ rol: 'vendedor', sucursales: [norte.sucursalId] });
    expect((await delNorte.get(`${RUTA}/${cliente.id}/notas`)).cuerpo).toMatchObject({
      total: 1,
      filas: [{ sucursal: 'Norte' }],
    });
    expect((await delNorte.get(`${RUTA}/${cliente.id}/articulos-habituales`)).cuerpo.filas).toMatchObject([
      { codigo: 'FILTRO', cantidad: '3' },
    ]);

    // TD-07 each column of its notas by itself, and never beyond what the reader sees.
    const con = async (filtros: string, lector = admin) => {
      const { filas, total } = (await lector.get(`${RUTA}/${cliente.id}/notas?filtros=${filtros}`)).cuerpo;
      expect(total).toBe(filas.length);
      return filas.map((fila: { total: string }) => fila.total);
    };
    const [{ numero }] = notas.cuerpo.filas;
    expect(await con(`numero:entre:${numero},`)).toEqual(['450.00']);
    expect(await con('sucursal:contiene:central&orden=total')).toEqual(['70.00', '450.00']);
    expect(await con('renglones:entre:2,')).toEqual(['70.00']);
    expect(await con('total:entre:37.5,70')).toEqual(['37.50', '70.00']);
    expect(await con('total:entre:37.5,70;estado:uno:BORRADOR,CONFIRMADA;sucursal:igual:norte')).toEqual(['37.50']);
    expect(await con('estado:uno:CONFIRMADA&estado=BORRADOR')).toEqual([]);
    expect(await con(`estado:uno:BORRADOR,CONFIRMADA&buscar=${numero}`)).toEqual(['450.00']);
    // They are looked for by their number: what says none is the number of none.
    expect(await con('estado:uno:BORRADOR,CONFIRMADA&buscar=rosario')).toEqual([]);
    const hoy = diaArgentino(new Date(notas.cuerpo.filas[0].fecha));
    expect(await con(`fecha:entre:${hoy},${hoy}`)).toHaveLength(3);
    expect(await con('fecha:entre:,2020-01-01')).toEqual([]);
    expect(await con('total:entre:1,', delNorte)).toEqual(['37.50']);
    // TD-12 and so does their file, with the columns in view.
    const bajar = async (pedido: string, lector = admin) =>
      (await lector.get(`${RUTA}/${cliente.id}/notas/exportar?${pedido}`)).texto
        .replace('\ufeff', '')
        .trim()
        .split('\r\n');
    expect(await bajar('columnas=estado,total,sucursal&orden=total')).toEqual([
      ...['Estado;Total;Moneda;Sucursal', 'Confirmada;37,50;ARS;Norte', 'Confirmada;70,00;ARS;Casa Central'],
      'Borrador;450,00;ARS;Casa Central',
    ]);
    expect(await bajar('columnas=total&filtros=renglones:entre:2,')).toEqual(['Total;Moneda', '70,00;ARS']);
    expect(await bajar('columnas=total', delNorte)).toEqual(['Total;Moneda', '37,50;ARS']);
    const pagina = await admin.get(`${RUTA}/${cliente.id}/notas?filtros=estado:uno:CONFIRMADA&porPagina=1&pagina=2`);
    expect(pagina.cuerpo).toMatchObject({ total: 2, filas: [{ total: '70.00' }] });
    expect((await admin.get(`${RUTA}/${cliente.id}/notas?filtros=cliente:vacio`)).status).toBe(400);
  });

  it('needs nota.ver, and a cliente that exists', async () => {
    const sinNotas = await prueba.cliente({ permisos: ['cliente.ver'] });
    for (const parte of ['notas', 'articulos-habituales']) {
      expect((await sinNotas.get(`${RUTA}/${INICIALES.consumidorFinal}/${parte}`)).status).toBe(403);
      expect((await admin.get(`${RUTA}/${uuidv7()}/${parte}`)).status).toBe(404);
    }
  });
});

type Renglon = readonly [articuloId: string, cantidad: string, precio: string];

async function sembrarNota(
  clienteId: string,
  { sucursalId, depositoId }: { readonly sucursalId: string; readonly depositoId: string },
  estado: string,
  renglones: readonly Renglon[],
): Promise<void> {
  const id = uuidv7();
  const total = renglones.reduce((suma, [, cantidad, precio]) => suma + Number(cantidad) * Number(precio), 0);
  await prueba.db
    .insertInto('nota_pedido')
    .values({
      id,
      sucursal_id: sucursalId,
      deposito_id: depositoId,
      cliente_id: clienteId,
      lista_id: INICIALES.lista,
      estado,
      neto: total.toFixed(2),
      total: total.toFixed(2),
      creada_por: admin.usuarioId,
      modificada_por: admin.usuarioId,
    })
    .execute();
  await prueba.db
    .insertInto('nota_renglon')
    .values(
      renglones.map(([articuloId, cantidad, precio], i) => ({
        id: uuidv7(),
        nota_id: id,
        orden: i + 1,
        articulo_id: articuloId,
        tipo: 'PRODUCTO',
        decimales: 0,
        codigo: 'X',
        descripcion: 'X',
        pedida: cantidad,
        precio,
        iva: '21',
        importe: (Number(cantidad) * Number(precio)).toFixed(2),
      })),
    )
    .execute();
}
