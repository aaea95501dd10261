import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Importador, importadorDe } from '#importaciones/ayudas-de-prueba.ts';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';

let prueba: Prueba;
let admin: Cliente;
let clientes: Importador;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
  clientes = importadorDe(admin, 'clientes');
  const provincia = (await admin.get('/api/tablas-generales/provincias')).cuerpo.filas.find(
    ({ iso }: { iso: string }) => iso === 'AR-B',
  );
  for (const [nombre, codigoPostal] of [
    ['Lanús', '1824'],
    ['San José', '1846'],
    ['San José', '6665'],
  ]) {
    await admin.post('/api/tablas-generales/localidades', { provinciaId: provincia.id, nombre, codigoPostal });
  }
});
afterAll(() => prueba.cerrar());

const TITULOS = 'código;razón social;CUIT;condición iva;mail;domicilio;localidad;provincia;cp;lista';
const motivos = async (id: string) =>
  (await clientes.filas(id)).cuerpo.filas.flatMap(
    ({ fila, rechazos }: { fila: number; rechazos: { motivo: string }[] }) =>
      rechazos.map(({ motivo }) => `${fila}: ${motivo}`),
  );

describe('a file of clientes', () => {
  it('creates them with their domicilio, knows them again, and does nothing the second time', async () => {
    const contenido = `${TITULOS}\nC-1;Repuestos del Sur SRL;30-71234567-1;RI;a@b.com.ar;San Martín 1;Lanús;Buenos Aires;1824;Lista 1\nC-2;Juan Pérez;;CF;;;;;;\n`;
    const { cuerpo } = await clientes.importar(contenido);
    expect(await motivos(cuerpo.id)).toEqual([]);
    expect(cuerpo).toMatchObject({ estado: 'APLICADA', crear: 2 });
    const [sur] = (await admin.get('/api/clientes?buscar=30712345671')).cuerpo.filas;
    expect(sur).toMatchObject({
      razonSocial: 'Repuestos del Sur SRL',
      codigoExterno: 'C-1',
      condicionIva: 1,
      localidad: 'Lanús',
    });
    expect((await clientes.importar(contenido)).cuerpo).toMatchObject({ crear: 0, actualizar: 0, sinCambios: 2 });
  });

  it('updates by document, or by código where there is none, only what the file brings', async () => {
    const { cuerpo } = await clientes.importar(
      'código;cuit;razon social;mail;domicilio\n;30712345671;Repuestos del Sur SA;;San Martín 2\nC-2;20123456786;;j@p.com;\n',
    );
    expect(await motivos(cuerpo.id)).toEqual([]);
    expect(cuerpo).toMatchObject({ crear: 0, actualizar: 2 });
    const { filas } = (await clientes.filas(cuerpo.id)).cuerpo;
    expect(filas[0].cambios).toEqual([
      { campo: 'Razón social', antes: 'Repuestos del Sur SRL', despues: 'Repuestos del Sur SA' },
      { campo: 'Domicilio', antes: 'San Martín 1', despues: 'San Martín 2' },
    ]);
    expect(filas[1].cambios).toContainEqual({
      campo: 'Documento',
      antes: 'Sin identificar',
      despues: 'CUIT 20-12345678-6',
    });
    const [sur] = (await admin.get('/api/clientes?buscar=30712345671')).cuerpo.filas;
    expect(sur).toMatchObject({
      email: 'a@b.com.ar',
      domicilio: expect.stringContaining('San Martín 2'),
      localidad: 'Lanús',
    });
  });

  it('leaves out what cannot be, row by row', async () => {
    const { cuerpo } = await clientes.importar(
      `${TITULOS}\nC-2;Dos a la vez;30712345671;RI;;;;;;\nC-5;Sin condición;20304050607;;;;;;;\nC-6;Uno;;CF;;;;;;Mayorista\nC-7;Dos;;CF;;Calle 1;San José;Buenos Aires;;\nC-8;Tres;;CF;;Calle 1;San José;Buenos Aires;6665;\nC-8;Otro;;CF;;;;;;\nC-9;;;CF;;;;;;\n`,
    );
    expect(await motivos(cuerpo.id)).toEqual([
      '2: Su documento y su código son de dos clientes distintos: corregí uno de los dos.',
      expect.stringMatching(/^3: /),
      '4: No existe esa lista de precios, o está inactiva.',
      '5: No se reconoció esa localidad: el domicilio se toma sin ella.',
      '7: Repite el cliente de la fila 6.',
      '8: Es un cliente nuevo y le falta la razón social.',
    ]);
    expect(cuerpo).toMatchObject({ crear: 2, rechazadas: 5 });
    const [tres] = (await admin.get('/api/clientes?buscar=C-8')).cuerpo.filas;
    expect(tres).toMatchObject({ localidad: 'San José' });
  });

  it('does not touch the cliente of sales without a name', async () => {
    const antes = (await admin.get('/api/clientes?buscar=consumidor')).cuerpo.filas[0];
    await prueba.pool.query("update cliente set codigo_externo = 'CF' where consumidor_final");
    const { cuerpo } = await clientes.importar('código;razon social\nCF;Otro nombre\n');
    expect(cuerpo).toMatchObject({ rechazadas: 1, actualizar: 0 });
    expect((await admin.get('/api/clientes?buscar=consumidor')).cuerpo.filas[0].razonSocial).toBe(antes.razonSocial);
  });
});
