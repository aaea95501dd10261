import { cicloDeCliente } from '@trastienda/nucleo/clientes/ciclo-de-cliente.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { consumidorFinalId } from './index.ts';

const RUTA = '/api/clientes';
let prueba: Prueba;
let admin: Cliente;

beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente({ nombre: 'Ana' });
});
afterAll(() => prueba.cerrar());

async function sembrar(datos: object = {}): Promise<string> {
  const { cuerpo } = await admin.post(RUTA, { razonSocial: 'Cliente', condicionIva: 5, ...datos });
  return cuerpo.id;
}

describe('changing a cliente', () => {
  it('changes what is sent and leaves the rest', async () => {
    const id = await sembrar({ telefono: '123', domicilios: [{ calle: 'A 1' }], contactos: [{ nombre: 'Laura' }] });
    const { status, cuerpo } = await admin.patch(`${RUTA}/${id}`, {
      version: 1,
      razonSocial: 'Cliente Nuevo',
      documento: { tipo: '80', numero: '20-12345678-6' },
      condicionIva: 1,
    });
    expect(status).toBe(200);
    expect(cuerpo).toMatchObject({
      version: 2,
      razonSocial: 'Cliente Nuevo',
      documento: { tipo: '80', numero: '20123456786' },
      telefono: '123',
      domicilios: [{ calle: 'A 1' }],
      contactos: [{ nombre: 'Laura' }],
    });
    expect((await admin.get(`${RUTA}?buscar=nuevo`)).cuerpo.filas).toMatchObject([{ id }]);
  });

  it('INV-47 judges document and condición together, whichever one changes', async () => {
    const id = await sembrar({ documento: { tipo: '96', numero: '12345678' } });
    const sinCuit = await admin.patch(`${RUTA}/${id}`, { version: 1, condicionIva: 1 });
    expect(sinCuit).toMatchObject({ status: 400, cuerpo: { issues: [{ path: ['documento', 'tipo'] }] } });
    const dos = { documento: { tipo: '80', numero: '27-12345678-0' }, condicionIva: 1 };
    expect((await admin.patch(`${RUTA}/${id}`, { version: 1, ...dos })).status).toBe(200);
    const sinIdentificar = await admin.patch(`${RUTA}/${id}`, { version: 2, documento: { tipo: '99' } });
    expect(sinIdentificar.status).toBe(400);
  });

  it('INV-46 refuses the document of another one, naming it', async () => {
    await sembrar({ razonSocial: 'Dueño', documento: { tipo: '96', numero: '30111222' } });
    const id = await sembrar();
    const { status, cuerpo } = await admin.patch(`${RUTA}/${id}`, {
      version: 1,
      documento: { tipo: '96', numero: '30.111.222' },
    });
    expect([status, cuerpo.title]).toEqual([
      409,
      'DNI 30.111.222 ya es de Dueño. Usá ese cliente, o revisá el número.',
    ]);
  });

  it('CLI-10 keeps the identity of the domicilios it keeps, in the new order', async () => {
    const id = await sembrar({ domicilios: [{ calle: 'A 1' }, { calle: 'B 2' }, { calle: 'C 3' }] });
    const { cuerpo: antes } = await admin.get(`${RUTA}/${id}`);
    const [, b, c] = antes.domicilios;

    const { cuerpo } = await admin.patch(`${RUTA}/${id}`, {
      version: 1,
      domicilios: [
        { id: c.id, calle: 'C 33' },
        { calle: 'D 4', principal: true },
        { id: b.id, calle: b.calle },
      ],
      contactos: [{ nombre: 'Nico' }],
    });
    expect(cuerpo.domicilios).toMatchObject([
      { id: c.id, calle: 'C 33', principal: false },
      { calle: 'D 4', principal: true },
      { id: b.id, calle: 'B 2', principal: false },
    ]);
    expect(cuerpo.contactos).toMatchObject([{ nombre: 'Nico' }]);
    const ajeno = await admin.patch(`${RUTA}/${await sembrar()}`, {
      version: 1,
      domicilios: [{ id: b.id, calle: 'B 2' }],
      contactos: [{ id: uuidv7(), nombre: 'X' }],
    });
    expect(ajeno.cuerpo.issues.map(({ path }: { path: unknown[] }) => path.join('.'))).toEqual([
      'domicilios.0.id',
      'contactos.0.id',
    ]);
    expect((await admin.patch(`${RUTA}/${id}`, { version: 2, domicilios: [] })).cuerpo.domicilios).toEqual([]);
  });

  it('INV-73 lets the first of two people save and tells the second who did', async () => {
    const id = await sembrar();
    const beto = await prueba.cliente({ nombre: 'Beto', rol: 'vendedor' });
    const respuestas = await Promise.all([
      beto.patch(`${RUTA}/${id}`, { version: 1, telefono: '1' }),
      beto.patch(`${RUTA}/${id}`, { version: 1, telefono: '2' }),
    ]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const tarde = await admin.patch(`${RUTA}/${id}`, { version: 1, telefono: '3' });
    expect(tarde.cuerpo).toMatchObject({ code: 'comun.version_vieja', data: { quien: 'Beto', version: 2 } });
  });

  it('INV-72 leaves one audit row with each field before and after, and none when it is refused', async () => {
    const id = await sembrar({ documento: { tipo: '96', numero: '31222333' } });
    await admin.patch(`${RUTA}/${id}`, {
      version: 1,
      condicionIva: 6,
      domicilios: [{ etiqueta: 'Casa', calle: 'Belgrano 50' }],
    });
    await admin.patch(`${RUTA}/${id}`, { version: 2, condicionIva: 1 });

    const hechos = await prueba.db
      .selectFrom('auditoria as a')
      .innerJoin('auditoria_campo as c', 'c.auditoria_id', 'a.id')
      .select(['a.accion', 'c.campo', 'c.antes', 'c.despues'])
      .where('a.entidad_id', '=', id)
      .where('a.accion', '<>', 'cliente.crear')
      .orderBy('a.id')
      .orderBy('c.orden')
      .execute();
    expect(hechos).toEqual([
      {
        accion: 'cliente.cambiar',
        campo: 'condicionIva',
        antes: 'Consumidor Final',
        despues: 'Responsable Monotributo',
      },
      { accion: 'cliente.cambiar', campo: 'domicilios', antes: null, despues: 'Casa: Belgrano 50 (principal)' },
    ]);
  });

  it('leaves «Consumidor Final» alone, and knows who does not exist', async () => {
    const id = await consumidorFinalId(prueba.db);
    const cambio = await admin.patch(`${RUTA}/${id}`, { version: 1, razonSocial: 'Otro' });
    expect(cambio).toMatchObject({ status: 409, cuerpo: { code: 'clientes.consumidor_final' } });
    expect((await admin.post(`${RUTA}/${id}/inactivar`, { version: 1 })).cuerpo.code).toBe('clientes.consumidor_final');
    expect((await admin.patch(`${RUTA}/${uuidv7()}`, { version: 1 })).status).toBe(404);
    const mira = await prueba.cliente({ rol: 'consulta' });
    expect((await mira.patch(`${RUTA}/${id}`, { version: 1 })).status).toBe(403);
  });
});

describe('states of a cliente', () => {
  const CAMINOS = { ACTIVO: [], BLOQUEADO: ['bloquear'], INACTIVO: ['inactivar'] } as const;

  async function en(estado: keyof typeof CAMINOS) {
    const id = await sembrar();
    for (const accion of CAMINOS[estado]) await pedir(id, accion, 1);
    return { id, version: CAMINOS[estado].length + 1 };
  }

  const pedir = (id: string, accion: string, version: number) =>
    admin.post(`${RUTA}/${id}/${accion}`, { version, ...(accion === 'bloquear' ? { motivo: 'Debe dos meses' } : {}) });

  it.each(cicloDeCliente.estados.flatMap((estado) => cicloDeCliente.acciones.map((accion) => ({ estado, accion }))))(
    'from $estado, $accion does what the table says',
    async ({ estado, accion }) => {
      const { id, version } = await en(estado);
      const { status, cuerpo } = await pedir(id, accion, version);
      const movida = cicloDeCliente.mover(estado, accion);
      if (movida.ok) {
        expect([status, cuerpo.estado, cuerpo.version]).toEqual([200, movida.value, version + 1]);
        expect(cuerpo.bloqueoMotivo).toBe(movida.value === 'BLOQUEADO' ? 'Debe dos meses' : '');
      } else {
        expect([status, cuerpo.code]).toEqual([409, 'comun.transicion_invalida']);
        expect(cuerpo.data.permitidas).toEqual(cicloDeCliente.accionesDesde(estado));
      }
    },
  );

  it('every state of the table is one the database knows', async () => {
    for (const estado of cicloDeCliente.estados) {
      const { id } = await en(estado);
      const fila = await prueba.db.selectFrom('cliente').select('estado').where('id', '=', id).executeTakeFirst();
      expect(fila?.estado).toBe(estado);
    }
  });

  it('asks why it is blocked, and keeps it in the trail', async () => {
    const { id } = await en('ACTIVO');
    expect((await admin.post(`${RUTA}/${id}/bloquear`, { version: 1, motivo: ' ' })).cuerpo.issues).toMatchObject([
      { path: ['motivo'] },
    ]);
    await pedir(id, 'bloquear', 1);
    const hecho = await prueba.db
      .selectFrom('auditoria')
      .select(['accion', 'motivo'])
      .where('entidad_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(hecho).toEqual({ accion: 'cliente.bloquear', motivo: 'Debe dos meses' });
  });

  it('needs cliente.editar', async () => {
    const mira = await prueba.cliente({ permisos: ['cliente.ver'] });
    const { id } = await en('ACTIVO');
    for (const accion of cicloDeCliente.acciones) {
      expect((await mira.post(`${RUTA}/${id}/${accion}`, { version: 1, motivo: 'x' })).status).toBe(403);
    }
  });
});
