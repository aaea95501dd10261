import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { INICIALES } from '#prueba/semillas.ts';

let prueba: Prueba;
let admin: Cliente;
let articulos: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  articulos = importadorDe(admin, 'articulos');
});
afterAll(() => prueba.cerrar());

const aplicar = async (quien: Importador, contenido: string, nombre: string): Promise<string> => {
  const { id } = (await quien.subir(contenido, nombre)).cuerpo;
  expect((await quien.hacer(id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA', fallo: null });
  return id;
};
const ver = async (id: string) => (await admin.get(`/api/importaciones/${id}`)).cuerpo;
const hallar = async (buscar: string) =>
  (await admin.get(`/api/articulos?buscar=${buscar}&porPagina=100`)).cuerpo.filas;

describe('INV-74 an import that another one was applied over', () => {
  it('is not used up when it has nothing to give back, and gives it all back once the later ones are taken back', async () => {
    const titulos = 'codigo;descripcion;precio';
    const crea = await aplicar(articulos, `${titulos}\nORD-1;Uno;10\nORD-2;Dos;20\n`, 'crea.csv');
    const cambia = await aplicar(articulos, `${titulos}\nORD-1;Uno bis;11\nORD-2;Dos bis;20\n`, 'cambia.csv');
    const sube = await aplicar(articulos, `${titulos}\nORD-1;;12\nORD-2;Dos;21\n`, 'sube.csv');
    expect((await ver(crea)).posteriores).toEqual([
      { id: sube, archivo: 'sube.csv', filas: 2 },
      { id: cambia, archivo: 'cambia.csv', filas: 2 },
    ]);
    for (const [id, despues] of [
      [crea, '«sube.csv» y «cambia.csv»'],
      [cambia, '«sube.csv»'],
    ] as const) {
      const { cuerpo } = await articulos.hacer(id, 'revertir');
      expect(cuerpo).toMatchObject({ estado: 'APLICADA', noRevertidas: null, acciones: ['revertir'] });
      expect(cuerpo.fallo).toMatchObject({ tarea: 'revertir', code: 'importaciones.nada_que_revertir' });
      expect(cuerpo.fallo.title).toContain(`Ninguna de sus 2 filas puede volver a como estaba. Después las cambi`);
      expect(cuerpo.fallo.title).toContain(`${despues}: revertí eso primero.`);
      expect((await articulos.filas(id, 'noRevertidas=true')).cuerpo.filas).toEqual([]);
    }
    const vuelve = async (id: string) =>
      expect((await articulos.hacer(id, 'revertir')).cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 });
    await vuelve(sube);
    await vuelve(cambia);
    const dichos = (await hallar('ORD')).map(({ descripcion, precio }: Record<string, string>) => [
      descripcion,
      precio,
    ]);
    expect(dichos).toEqual([
      ['Uno', '10.00'],
      ['Dos', '20.00'],
    ]);
    expect(await ver(crea)).not.toHaveProperty('posteriores');
    await vuelve(crea);
    expect(await hallar('ORD')).toEqual([]);
  });

  it('keeps what somebody wrote between the two, and after', async () => {
    const crea = await aplicar(
      articulos,
      'codigo;descripcion;precio\nTOC-1;Uno;10\nTOC-2;Dos;20\nTOC-3;Tres;30\n',
      'crea.csv',
    );
    const [uno, dos] = await hallar('TOC');
    await admin.patch(`/api/articulos/${uno.id}`, { version: uno.version, observaciones: 'Entre los dos' });
    const cambia = await aplicar(
      articulos,
      'codigo;descripcion\nTOC-1;Uno bis\nTOC-2;Dos bis\nTOC-3;Tres bis\n',
      'cambia.csv',
    );
    expect((await articulos.hacer(cambia, 'revertir')).cuerpo).toMatchObject({ noRevertidas: 0 });
    expect((await admin.post(`/api/articulos/${dos.id}/precios`, { importe: '77' })).status).toBe(201);
    expect((await articulos.hacer(crea, 'revertir')).cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 2 });
    expect((await hallar('TOC')).map(({ codigo }: { codigo: string }) => codigo)).toEqual(['TOC-1', 'TOC-2']);
  });

  it('gives the price back where another one was there already for later, and leaves that one where it was', async () => {
    const poner = async (codigo: string, ...precios: readonly object[]) => {
      const { id } = (await admin.post('/api/articulos', { codigo, descripcion: codigo, precio: '10' })).cuerpo;
      for (const precio of precios) expect((await admin.post(`/api/articulos/${id}/precios`, precio)).status).toBe(201);
      return id;
    };
    const [programado, enCampania] = [
      await poner('LUE-1', { importe: '15', desde: '2099-01-01T03:00:00Z' }),
      await poner('LUE-2', { importe: '8', hasta: '2099-01-01T03:00:00Z' }),
    ];
    const cambia = await aplicar(articulos, 'codigo;precio\nLUE-1;100\nLUE-2;100\n', 'por-diez.csv');
    expect((await articulos.hacer(cambia, 'revertir')).cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 });
    const en = async (id: string, instante = '') =>
      (await admin.get(`/api/articulos/${id}/precios/vigente?${instante}`)).cuerpo.neto;
    expect([await en(programado), await en(enCampania)]).toEqual(['10.00', '8.00']);
    const despues = 'instante=2099-01-02T03:00:00Z';
    expect([await en(programado, despues), await en(enCampania, despues)]).toEqual(['15.00', '10.00']);
  });

  it('PRE-17 its price is as old as it was: what its cost rose since is told again', async () => {
    const { id } = (await admin.post('/api/articulos', { codigo: 'VIE-1', descripcion: 'Viejo' })).cuerpo;
    const costar = (importe: string) => admin.post(`/api/articulos/${id}/costos`, { importe, origen: 'Factura' });
    await costar('100');
    expect((await admin.post(`/api/articulos/${id}/precios`, { importe: '150' })).status).toBe(201);
    await costar('130');
    const cambia = await aplicar(articulos, 'codigo;precio\nVIE-1;160\n', 'sube.csv');
    expect((await articulos.hacer(cambia, 'revertir')).cuerpo).toMatchObject({ noRevertidas: 0 });
    const venta = `clienteId=${INICIALES.consumidorFinal}&depositoId=${INICIALES.deposito}&precios=${id}:150`;
    expect((await admin.get(`/api/ventas/condiciones?${venta}`)).cuerpo.precios).toMatchObject([
      { alarmas: ['PRECIO_VIEJO'], alzaDeCosto: '30' },
    ]);
  });

  it('the same of clientes', async () => {
    const clientes = importadorDe(admin, 'clientes');
    const crea = await aplicar(clientes, 'codigo;razon social;documento\nORC-1;Uno;\n', 'crea.csv');
    const cambia = await aplicar(clientes, 'codigo;razon social;documento\nORC-1;Uno SA;30-71234567-1\n', 'cambia.csv');
    expect((await clientes.hacer(crea, 'revertir')).cuerpo).toMatchObject({
      estado: 'APLICADA',
      fallo: {
        title: 'Su única fila no puede volver a como estaba. Después la cambió «cambia.csv»: revertí eso primero.',
      },
    });
    for (const id of [cambia, crea]) {
      expect((await clientes.hacer(id, 'revertir')).cuerpo).toMatchObject({ estado: 'REVERTIDA', noRevertidas: 0 });
    }
    expect((await admin.get('/api/clientes?buscar=ORC')).cuerpo.filas).toEqual([]);
  });

  it('says why when it was not another file', async () => {
    const crea = await aplicar(articulos, 'codigo;descripcion\nSOLO-1;Uno\n', 'crea.csv');
    const [uno] = await hallar('SOLO');
    await admin.patch(`/api/articulos/${uno.id}`, { version: uno.version, observaciones: 'De otra persona' });
    expect((await articulos.hacer(crea, 'revertir')).cuerpo).toMatchObject({
      estado: 'APLICADA',
      fallo: { title: 'Su única fila no puede volver a como estaba. Alguien lo cambió después.' },
    });
  });
});
