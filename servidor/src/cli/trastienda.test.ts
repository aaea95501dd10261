import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirNavegador, ponerFactor } from '#acceso/prueba/navegador.ts';
import { crearPrueba, type Prueba } from '#prueba/app.ts';
import { correr } from './consola-de-prueba.ts';
import { ordenes } from './ordenes.ts';

let prueba: Prueba;
beforeAll(async () => {
  prueba = await crearPrueba();
});
afterAll(() => prueba.cerrar());

const orden = (texto: string, entrada?: string) => correr(prueba.url, texto.split(' '), entrada);

const entrar = (usuario: string, contrasena: string) =>
  prueba.app.inject({ method: 'POST', url: '/api/acceso/ingresar', payload: { usuario, contrasena } });

describe('the operator’s tool', () => {
  it('explains itself and each order with --help, and ends with 0', async () => {
    const ayuda = await orden('--help');
    expect(ayuda.codigo).toBe(0);
    for (const { nombre } of ordenes) {
      expect(ayuda.salida).toContain(nombre);
      const propia = await orden(`${nombre} --help`);
      expect(propia).toMatchObject({ codigo: 0, error: '' });
      expect(propia.salida).toContain(`npm run trastienda -- ${nombre}`);
    }
    expect((await orden('usuario --help')).salida).toContain('usuario crear');
  });

  it.each([
    ['', 'Falta la orden.'],
    ['volar', 'No existe la orden «volar».'],
    ['usuario', 'No existe la orden «usuario».'],
    ['migrar ya', 'No se entiende «ya».'],
    ['usuario crear --email', 'Falta el valor de --email.'],
    ['usuario crear --apodo x', 'No existe la opción --apodo.'],
    ['usuario crear --email ana@x.ar --nombre Ana', 'Falta --rol.'],
    ['usuario crear --email ana --nombre Ana --rol consulta', '«ana» no es un correo electrónico.'],
    ['usuario crear --email a@x.ar --nombre Ana --rol jefa', 'No existe el rol «jefa»'],
    ['clave-api crear --email a@x.ar --cuota 0', '--cuota tiene que ser un número entero entre 1 y 1000000.'],
    ['clave-api revocar', 'Falta --id.'],
    ['clave-api revocar --id tt_abc', '«tt_abc» no es un identificador'],
    ['clave-api listar --email ana', '«ana» no es un correo electrónico.'],
    ['clave-api crear --email a@x.ar --vence pronto', '--vence tiene que ser un número entero'],
    [
      'importar',
      'Falta qué importar: articulos, codigos, minimos, costos, equivalencias, estructuras, aplicaciones, clientes, localidades, stock, ventas.',
    ],
    ['importar naves x.csv', 'No se importa «naves»'],
    ['importar ventas', 'Falta el archivo.'],
    ['importar localidades x.csv --deposito SALON', '--deposito es para importar ventas, stock o minimos.'],
    ['importar ventas x.csv --simular=si', '--simular no lleva valor.'],
    ['importar ventas x.csv --informe /no/hay/carpeta.csv', 'No se puede escribir el informe'],
  ])('ends with 2 and says how it goes when it is badly written: «%s»', async (texto, frase) => {
    const corrida = await correr(prueba.url, texto === '' ? [] : texto.split(' '));
    expect(corrida.codigo).toBe(2);
    expect(corrida.error).toContain(frase);
    expect(corrida.error).toContain('Uso: npm run trastienda --');
  });
});

describe('usuario crear', () => {
  it('invents a password, shows it once alone on the last line, and it opens a session', async () => {
    const corrida = await orden('usuario crear --email Ana@Ejemplo.ar --nombre Ana --rol administrador');
    expect(corrida).toMatchObject({ codigo: 0, error: '' });
    const contrasena = corrida.salida.split('\n').at(-1) ?? '';
    expect(contrasena).toMatch(/^[\w-]{20}$/);
    expect((await entrar('ana@ejemplo.ar', contrasena)).statusCode).toBe(200);
  });

  it('takes the password of the standard input, and refuses a weak one or a repeated e-mail', async () => {
    const crear = 'usuario crear --email beto@ejemplo.ar --nombre Beto --rol vendedor --contrasena-stdin';
    expect(await orden(crear, 'corta\n')).toMatchObject({ codigo: 1, salida: '' });
    expect(await orden(crear, '\n')).toMatchObject({ codigo: 2 });
    const hecha = await orden(crear, 'tornillo verde salta\n');
    expect(hecha).toMatchObject({ codigo: 0, error: '' });
    expect(hecha.salida).not.toContain('tornillo');
    expect((await entrar('beto@ejemplo.ar', 'tornillo verde salta')).statusCode).toBe(200);
    expect(await orden(crear, 'otra clave bien larga\n')).toMatchObject({
      codigo: 1,
      error: 'Ya existe una persona usuaria con el correo beto@ejemplo.ar.',
    });
  });
});

describe('usuario quitar-factor', () => {
  it('is the way back of who lost them all: the password alone opens again, the sessions end, and it is told', async () => {
    const navegador = abrirNavegador(prueba);
    const contrasena = 'tornillo verde salta';
    await orden(
      'usuario crear --email sola@ejemplo.ar --nombre Sola --rol administrador --contrasena-stdin',
      contrasena,
    );
    await navegador.ingresar('sola@ejemplo.ar', contrasena);
    const quitar = 'usuario quitar-factor --email sola@ejemplo.ar';
    expect(await orden(quitar)).toMatchObject({ codigo: 1, error: 'La cuenta no tiene un segundo factor activo.' });
    await ponerFactor(navegador);
    expect((await abrirNavegador(prueba).ingresar('sola@ejemplo.ar', contrasena)).cuerpo).toHaveProperty('pendiente');

    expect(await orden(quitar)).toMatchObject({ codigo: 0, error: '' });
    expect((await navegador.pedir('GET', '/api/acceso/sesion')).status).toBe(401);
    expect((await navegador.ingresar('sola@ejemplo.ar', contrasena)).cuerpo).toHaveProperty('usuario');
    const hechos = await prueba.db
      .selectFrom('auditoria')
      .select('accion')
      .where('direccion', '=', 'consola')
      .execute();
    expect(hechos).toContainEqual({ accion: 'usuario.quitar_factor' });
    const avisos = await prueba.db.selectFrom('evento').select('tipo').execute();
    expect(avisos).toContainEqual({ tipo: 'seguridad.segundo_factor_quitado' });
    expect(await orden('usuario quitar-factor --email nadie@ejemplo.ar')).toMatchObject({ codigo: 1 });
  });
});

describe('clave-api crear', () => {
  it('prints the key alone on the last line, and it opens the API', async () => {
    await orden('usuario crear --email caro@ejemplo.ar --nombre Caro --rol consulta');
    const corrida = await orden('clave-api crear --email caro@ejemplo.ar --vence 30 --cuota 9000');
    expect(corrida.codigo).toBe(0);
    const clave = corrida.salida.split('\n').at(-1) ?? '';
    const respuesta = await prueba.app.inject({
      url: '/api/tablas-generales/provincias',
      headers: { authorization: `Bearer ${clave}` },
    });
    expect(respuesta.statusCode).toBe(200);
  });

  it('refuses an e-mail nobody has', async () => {
    expect(await orden('clave-api crear --email nadie@ejemplo.ar')).toMatchObject({
      codigo: 1,
      error: expect.stringContaining('nadie@ejemplo.ar'),
    });
  });
});

describe('clave-api listar and revocar', () => {
  const abre = async (clave: string) => {
    const headers = { authorization: `Bearer ${clave}` };
    return (await prueba.app.inject({ url: '/api/tablas-generales/provincias', headers })).statusCode;
  };
  const crear = async (email: string) =>
    (await orden(`clave-api crear --email ${email}`)).salida.split('\n').at(-1) ?? '';

  it('tells the keys there are without what they are, and ends the one that is named, at once and no other', async () => {
    await orden('usuario crear --email dora@ejemplo.ar --nombre Dora --rol consulta');
    expect((await orden('clave-api listar --email dora@ejemplo.ar')).salida).toBe(
      'No hay claves de API de dora@ejemplo.ar.',
    );
    const [robada, suya] = [await crear('dora@ejemplo.ar'), await crear('dora@ejemplo.ar')];
    const lista = await orden('clave-api listar --email Dora@ejemplo.ar');
    expect(lista).toMatchObject({ codigo: 0, error: '' });
    expect(lista.salida).not.toContain(robada);
    const lineas = lista.salida.split('\n');
    expect(lineas).toEqual(
      Array(2).fill(
        expect.stringMatching(/^[\da-f-]{36} {2}dora@ejemplo\.ar {2}vigente {2}creada el .*, no vence, 6000 /),
      ),
    );
    const id = lineas[0]?.slice(0, 36) ?? '';
    expect(await abre(robada)).toBe(200);

    expect(await orden(`clave-api revocar --id ${id}`)).toEqual({
      codigo: 0,
      salida: `Se revocó la clave de API ${id} de dora@ejemplo.ar.`,
      error: '',
      progreso: [],
    });
    expect([await abre(robada), await abre(suya)]).toEqual([401, 200]);
    expect((await orden('clave-api listar')).salida).toMatch(
      new RegExp(`^${id} {2}dora@ejemplo\\.ar {2}revocada el `, 'm'),
    );
    const hechos = await prueba.db
      .selectFrom('auditoria as a')
      .innerJoin('auditoria_campo as c', 'c.auditoria_id', 'a.id')
      .select(['c.campo', 'c.despues'])
      .where('a.accion', '=', 'clave_api.revocar')
      .execute();
    expect(hechos).toEqual([{ campo: 'clave', despues: id }]);

    expect(await orden(`clave-api revocar --id ${id}`)).toMatchObject({
      codigo: 1,
      error: 'Esa clave de API ya estaba revocada.',
    });
    const otra = '01900000-0000-7000-8000-00000000dead';
    expect(await orden(`clave-api revocar --id ${otra}`)).toMatchObject({
      codigo: 1,
      error: `No se encontró una clave de API con el identificador ${otra}.`,
    });
  });
});

it('migrar says how far the database is', async () => {
  expect(await orden('migrar')).toMatchObject({ codigo: 0, salida: expect.stringContaining('está al día') });
});
