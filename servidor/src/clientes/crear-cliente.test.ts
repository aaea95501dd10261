import { TIPOS_DE_DOCUMENTO } from '@trastienda/nucleo/clientes/documento.ts';
import { leerIdentidad } from '@trastienda/nucleo/clientes/identidad.ts';
import { CONDICIONES_IVA } from '@trastienda/nucleo/comun/condicion-iva.ts';
import { leerCuit } from '@trastienda/nucleo/comun/cuit.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { provinciasPorIso } from '#tablas-generales/index.ts';
import { cargarClientes, consumidorFinalId, leerCliente } from './clientes.repo.ts';

const RUTA = '/api/clientes';
let prueba: Prueba;
let admin: Cliente;

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const inscripto = {
  razonSocial: 'Repuestos Sur S.A.',
  documento: { tipo: '80', numero: '30-70707070-2' },
  condicionIva: 1,
};

describe('CLI-01 CLI-02 CLI-10 a new cliente', () => {
  it('is stored with its document in digits, its domicilios and its contactos', async () => {
    const localidadId = await sembrarLocalidad();
    const { status, cuerpo } = await admin.post(RUTA, {
      ...inscripto,
      codigoExterno: 'C-1',
      telefono: '0341 455-1234',
      email: 'ventas@sur.test',
      alerta: 'Paga contado',
      domicilios: [
        { etiqueta: 'Depósito', calle: 'Ruta 9 km 300' },
        { etiqueta: 'Local', calle: 'San Martín 100', localidadId, codigoPostal: '2000', principal: true },
      ],
      contactos: [{ nombre: 'Laura', cargo: 'Compras', email: 'laura@sur.test' }, { nombre: 'Nico' }],
    });

    expect(status).toBe(201);
    expect(cuerpo).toMatchObject({
      version: 1,
      razonSocial: 'Repuestos Sur S.A.',
      documento: { tipo: '80', numero: '30707070702' },
      condicionIva: 1,
      estado: 'ACTIVO',
      domicilio: 'San Martín 100',
      localidad: 'Rosario',
      provincia: 'Santa Fe',
      domicilios: [
        { etiqueta: 'Depósito', principal: false, localidad: null },
        { etiqueta: 'Local', principal: true, localidad: 'Rosario', codigoPostal: '2000' },
      ],
      contactos: [
        { nombre: 'Laura', cargo: 'Compras' },
        { nombre: 'Nico', email: '' },
      ],
    });
    expect((await admin.get(`${RUTA}/${cuerpo.id}`)).cuerpo).toEqual(cuerpo);
    expect(await leerCliente(prueba.db, cuerpo.id)).toMatchObject({
      documento: { tipo: '80', numero: '30707070702' },
      estado: 'ACTIVO',
      alerta: 'Paga contado',
      consumidorFinal: false,
    });
    const hechos = await prueba.db
      .selectFrom('auditoria')
      .select('accion')
      .where('entidad_id', '=', cuerpo.id)
      .execute();
    expect(hechos).toEqual([{ accion: 'cliente.crear' }]);
  });

  it('is Consumidor Final without identifying when no document is given', async () => {
    const { cuerpo } = await admin.post(RUTA, { razonSocial: 'Juan', condicionIva: 5 });
    expect(cuerpo.documento).toEqual({ tipo: '99', numero: null });
    expect((await admin.post(RUTA, { razonSocial: 'Otro Juan', condicionIva: 5 })).status).toBe(201);
  });

  it('takes the first domicilio as the principal one when nobody says which', async () => {
    const domicilios = [
      { calle: 'A 1', principal: false },
      { calle: 'B 2', principal: false },
    ];
    const { cuerpo } = await admin.post(RUTA, { razonSocial: 'Dos casas', condicionIva: 5, domicilios });
    expect(cuerpo.domicilios.map((uno: { principal: boolean }) => uno.principal)).toEqual([true, false]);
  });
});

describe('what bad input gets', () => {
  it.each([
    [{ documento: { tipo: '80', numero: '30-70707070-3' } }, 'documento.numero', '¿Será 30-70707070-2?'],
    [{ documento: { tipo: '80', numero: '20-10000005-9' } }, 'documento.numero', '¿Será 23-10000005-9?'],
    [{ documento: { tipo: '96', numero: '12.345.678' } }, 'documento.tipo', 'pide CUIT'],
    [{ documento: { tipo: '99' }, condicionIva: 6 }, 'documento.tipo', 'sólo puede ser Consumidor Final'],
    [{ documento: { tipo: '42', numero: '1' } }, 'documento.tipo', 'Elegí el tipo'],
    [{ condicionIva: 2 }, 'condicionIva', 'Elegí la condición'],
    [{ razonSocial: '---' }, 'razonSocial', 'al menos una letra'],
    [{ email: 'sin arroba' }, 'email', 'correo'],
    [{ contactos: [{ nombre: '' }] }, 'contactos.0.nombre', 'Completá'],
  ])('%j → 400 on %s', async (mal, campo, texto) => {
    const { status, cuerpo } = await admin.post(RUTA, { ...inscripto, ...mal });
    expect([status, cuerpo.code]).toEqual([400, 'comun.datos_invalidos']);
    expect(cuerpo.issues).toHaveLength(1);
    expect(cuerpo.issues[0].path.join('.')).toBe(campo);
    expect(cuerpo.issues[0].message).toContain(texto);
  });

  it('unknown ids inside the body are 400 on their field, and nothing is kept', async () => {
    const antes = await cuantos();
    const domicilios = [{ calle: 'X 1' }, { calle: 'Y 2', localidadId: uuidv7() }];
    const lugar = await admin.post(RUTA, { razonSocial: 'Mal', condicionIva: 5, domicilios });
    expect(lugar.cuerpo.issues).toEqual([
      { path: ['domicilios', 1, 'localidadId'], message: 'Esa localidad no existe.' },
    ]);
    const lista = await admin.post(RUTA, { razonSocial: 'Mal', condicionIva: 5, listaId: uuidv7() });
    expect(lista.cuerpo.issues).toEqual([{ path: ['listaId'], message: 'Esa lista de precios no existe.' }]);
    expect(await cuantos()).toBe(antes);
  });

  it('needs the right permission', async () => {
    const mira = await prueba.cliente({ permisos: ['cliente.ver'] });
    const nadie = await prueba.cliente({ permisos: ['tabla.ver'] });
    expect((await mira.post(RUTA, inscripto)).status).toBe(403);
    expect((await nadie.get(RUTA)).status).toBe(403);
    expect((await nadie.get(`${RUTA}/exportar`)).status).toBe(403);
    expect((await mira.get(`${RUTA}/${uuidv7()}`)).status).toBe(404);
  });
});

describe('INV-46 documents are unique', () => {
  it('names the other cliente', async () => {
    const { cuerpo: otro } = await admin.post(RUTA, {
      ...inscripto,
      documento: cuit('33-69345023-9'),
      razonSocial: 'Primero',
    });
    const { status, cuerpo } = await admin.post(RUTA, {
      ...inscripto,
      documento: cuit('33693450239'),
      razonSocial: 'Segundo',
    });
    expect(status).toBe(409);
    expect(cuerpo).toMatchObject({
      code: 'clientes.documento_repetido',
      title: 'CUIT 33-69345023-9 ya es de Primero. Usá ese cliente, o revisá el número.',
      data: { clienteId: otro.id, razonSocial: 'Primero' },
    });
  });

  it('lets only one of two simultaneous ones in', async () => {
    const igual = { razonSocial: 'A la vez', documento: cuit('20-26756539-3'), condicionIva: 6 };
    const respuestas = await Promise.all([admin.post(RUTA, igual), admin.post(RUTA, igual), admin.post(RUTA, igual)]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(respuestas.filter(({ status }) => status === 409).map(({ cuerpo }) => cuerpo.code)).toEqual([
      'clientes.documento_repetido',
      'clientes.documento_repetido',
    ]);
  });

  it('keeps external codes unique too', async () => {
    await admin.post(RUTA, { razonSocial: 'Uno', condicionIva: 5, codigoExterno: 'X9' });
    const { cuerpo } = await admin.post(RUTA, { razonSocial: 'Dos', condicionIva: 5, codigoExterno: 'X9' });
    expect(cuerpo).toMatchObject({ code: 'clientes.codigo_externo_repetido', data: { razonSocial: 'Uno' } });
  });
});

describe('the database repeats the rules', () => {
  it('INV-46 accepts the same CUIT as the rule', async () => {
    const numeros = fc.sample(
      fc.oneof(
        fc.stringMatching(/^(20|23|24|25|26|27|30|33|34|50|51|55)[0-9]{9}$/),
        fc.stringMatching(/^[0-9]{11}$/),
        fc.stringMatching(/^[0-9A]{10,12}$/),
      ),
      4000,
    );
    for (const clave of ['CUIT', 'CUIL'] as const) {
      const { rows } = await sql<{ valida: boolean }>`
        select clave_tributaria_valida(${clave === 'CUIT' ? '80' : '86'}, n) as valida
        from unnest(${numeros}::text[]) with ordinality as t (n, i) order by i`.execute(prueba.db);
      expect(rows.map(({ valida }) => valida)).toEqual(numeros.map((numero) => leerCuit(numero, clave).ok));
      expect(rows.filter(({ valida }) => valida).length).toBeGreaterThan(20);
    }
  });

  it('INV-47 accepts the same pairs of document and condición as the rule', async () => {
    const pares = TIPOS_DE_DOCUMENTO.flatMap((tipo) => CONDICIONES_IVA.map((condicionIva) => ({ tipo, condicionIva })));
    for (const { tipo, condicionIva } of pares) {
      const documento = { tipo, numero: tipo === '99' ? null : tipo === '96' ? '7654321' : '20123456786' };
      const intento = prueba.db.transaction().execute(async (tx) => {
        await tx
          .insertInto('cliente')
          .values({
            id: uuidv7(),
            razon_social: 'X',
            busqueda: 'X',
            documento_tipo: tipo,
            documento_numero: documento.numero,
            condicion_iva: condicionIva,
          })
          .execute();
        throw new Error('undo');
      });
      const esperado = leerIdentidad({ documento, condicionIva }).ok ? 'undo' : /violates check constraint/;
      await expect(intento).rejects.toThrow(esperado);
    }
  });

  it('INV-62 never deletes a cliente', async () => {
    await expect(prueba.db.deleteFrom('cliente').execute()).rejects.toThrow('never deleted');
  });
});

it('is loaded in bulk by external code, once each, leaving what is there', async () => {
  const cargar = (nombre: string) =>
    prueba.db.transaction().execute((tx) =>
      cargarClientes(
        tx,
        ['17850', '13047', '17850'].map((codigoExterno) => ({
          codigoExterno,
          razonSocial: `${nombre} ${codigoExterno}`,
          documento: { tipo: '99', numero: null },
          condicionIva: 5,
        })),
      ),
    );
  const primera = await cargar('Cliente');
  expect(primera.creados.toSorted()).toEqual([...primera.ids.values()].toSorted());
  expect(primera.creados).toHaveLength(2);
  const segunda = await cargar('Otro nombre');
  expect(segunda).toEqual({ creados: [], ids: primera.ids });
  expect((await admin.get(`${RUTA}?buscar=17850`)).cuerpo.filas).toMatchObject([{ razonSocial: 'Cliente 17850' }]);
  expect(await leerCliente(prueba.db, await consumidorFinalId(prueba.db))).toMatchObject({ consumidorFinal: true });
});

const cuit = (numero: string) => ({ tipo: '80', numero });

async function cuantos(): Promise<number> {
  return (await admin.get(RUTA)).cuerpo.total;
}

async function sembrarLocalidad(): Promise<string> {
  const provincias = await provinciasPorIso(prueba.db);
  const { cuerpo } = await admin.post('/api/tablas-generales/localidades', {
    nombre: 'Rosario',
    provinciaId: provincias.get('AR-S'),
    codigoPostal: '2000',
  });
  return cuerpo.id;
}
