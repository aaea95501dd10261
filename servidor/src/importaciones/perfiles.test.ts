import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cliente, crearPrueba, type Prueba } from '#prueba/app.ts';
import { importadorDe } from './ayudas-de-prueba.ts';

let prueba: Prueba;
let admin: Cliente;
beforeAll(async () => {
  prueba = await crearPrueba();
  admin = await prueba.cliente();
});
afterAll(() => prueba.cerrar());

const guardar = (importacionId: string, nombre: string) =>
  admin.post('/api/importaciones/perfiles', { importacionId, nombre });

describe('a saved profile', () => {
  it('ART-25 does not keep why one file was let repeat codes: that was said of that file', async () => {
    const codigos = importadorDe(admin, 'codigos');
    await importadorDe(admin, 'articulos').importar('codigo;descripcion\nPF-1;Filtro\nPF-2;Bujía\nPF-3;Correa\n');
    const uno = (await codigos.subir('REF;CRUCE;DE QUE\nPF-1;PF-2;Original\n')).cuerpo;
    const mapeo = { codigo: 0, valor: 1, tipo: 2 };
    await codigos.cambiar(uno.id, { mapeo, opciones: { motivoDeCruces: 'Así lo vende el fabricante' } });
    expect(await guardar(uno.id, 'Cruces del fabricante')).toMatchObject({ status: 201 });
    expect((await codigos.hacer(uno.id, 'aplicar')).cuerpo).toMatchObject({ crear: 1, fallo: null });

    const otro = (await codigos.subir('REF;CRUCE;DE QUE\nPF-1;PF-3;Original\n')).cuerpo;
    expect(otro).toMatchObject({ perfil: 'Cruces del fabricante', mapeo });
    expect(otro.opciones.motivoDeCruces ?? null).toBeNull();
    expect((await codigos.hacer(otro.id, 'aplicar')).cuerpo).toMatchObject({ crear: 0, rechazadas: 1 });
    // Who may not accept them is not left before an order they can neither give nor clear.
    const persona = await prueba.cliente({ permisos: ['importacion.hacer', 'articulo.editar'] });
    const suyo = importadorDe(persona, 'codigos');
    const { id } = (await suyo.subir('REF;CRUCE;DE QUE\nPF-1;7790001234568;De barras\n')).cuerpo;
    expect((await suyo.hacer(id, 'aplicar')).cuerpo).toMatchObject({ estado: 'APLICADA', crear: 1 });
  });

  it('that sends prices to a lista that is no longer in use writes none there, and says so', async () => {
    const articulos = importadorDe(admin, 'articulos');
    const lista = (await admin.post('/api/articulos/listas-de-precio', { nombre: 'Temporada' })).cuerpo;
    const uno = (await articulos.subir('REF;QUE ES;NETO\nPL-1;Filtro;100,50\n')).cuerpo;
    const mapeo = { codigo: 0, descripcion: 1, precio: 2 };
    await articulos.cambiar(uno.id, { mapeo, opciones: { listaId: lista.id } });
    expect(await guardar(uno.id, 'De temporada')).toMatchObject({ status: 201 });
    expect((await articulos.hacer(uno.id, 'aplicar')).cuerpo).toMatchObject({ crear: 1 });
    const baja = { version: lista.version, activa: false };
    expect((await admin.patch(`/api/articulos/listas-de-precio/${lista.id}`, baja)).status).toBe(200);

    const { id } = (await articulos.subir('REF;QUE ES;NETO\nPL-1;Filtro;120,50\n')).cuerpo;
    const negada = (await articulos.hacer(id, 'aplicar')).cuerpo;
    expect(negada).toMatchObject({ estado: 'CARGADA', fallo: { code: 'importaciones.lista_calculada' } });
    const { rows } = await prueba.pool.query('select importe from precio where lista_id = $1', [lista.id]);
    expect(rows).toEqual([{ importe: '100.5000' }]);
    // A file without prices minds no lista.
    const sinPrecios = (await articulos.subir('REF;QUE ES\nPL-1;Filtro de aire\n')).cuerpo;
    const opciones = { listaId: lista.id };
    await articulos.cambiar(sinPrecios.id, { mapeo: { codigo: 0, descripcion: 1 }, opciones });
    expect((await articulos.hacer(sinPrecios.id, 'aplicar')).cuerpo).toMatchObject({ actualizar: 1, fallo: null });
  });
});
