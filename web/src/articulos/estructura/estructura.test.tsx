import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ARTICULO_ID, hallazgo } from '#articulos/ejemplos.prueba.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { EstructuraScreen } from './estructura.screen.tsx';

const ID = '01980000-0000-7000-8000-00000000e001';
const VER = `GET /api/articulos/estructuras/${ID}`;
const CAMBIAR = `PATCH /api/articulos/estructuras/${ID}`;
const VALIDAR = `POST /api/articulos/estructuras/${ID}/validar`;
const linea = (codigo: string, cantidad: string) => ({
  id: `l-${codigo}`,
  componenteId: `c-${codigo}`,
  codigo,
  descripcion: `Componente ${codigo}`,
  unidad: 'U',
  decimales: 0,
  tipo: 'PRODUCTO',
  estado: 'ACTIVO',
  cantidad,
  merma: '0',
  opcional: false,
  sustitutos: [],
});
const estructura = (mas: object = {}) => ({
  id: ID,
  version: 1,
  articuloId: ARTICULO_ID,
  codigo: 'KIT-EMB',
  descripcion: 'Kit de embrague',
  unidad: 'U',
  decimales: 0,
  tipo: 'KIT',
  numero: 2,
  estado: 'BORRADOR',
  desde: null,
  hasta: null,
  nota: '',
  componentes: 1,
  validada: false,
  validadaEn: null,
  validadaPor: null,
  creadoEn: '2026-11-20T12:00:00.000Z',
  creadoPor: 'Lucía Ferreyra',
  modificadoEn: '2026-11-20T12:00:00.000Z',
  lineas: [linea('DISCO', '1')],
  versiones: [],
  ...mas,
});

const abrir = async () => {
  const vista = renderPantalla(<EstructuraScreen />, {
    permisos: ['articulo.ver', 'estructura.editar'],
    ruta: `/articulos/estructura/${ID}?seccion=componentes`,
    camino: '/articulos/estructura/$id',
    respuestas: { [VER]: estructura() },
  });
  await screen.findByLabelText('Cantidad de DISCO');
  const releer = async (mas: object) => {
    vista.servidor.responder(VER, estructura(mas));
    await vista.cache.invalidateQueries();
  };
  return { ...vista, releer };
};
const cantidad = () => (screen.getByLabelText('Cantidad de DISCO') as HTMLInputElement).value;
const escribir = async (texto: string) => {
  await userEvent.clear(screen.getByLabelText('Cantidad de DISCO'));
  await userEvent.type(screen.getByLabelText('Cantidad de DISCO'), texto);
};
const AJENA = { version: 2, lineas: [linea('DISCO', '9'), linea('PLACA', '1')] };
const VIEJA = {
  ...{ status: 409, code: 'comun.version_vieja', title: 'R. Núñez modificó este registro. Volvé a cargarlo.' },
  data: { quien: 'R. Núñez', cuando: '27/11/2026 10:33', version: 2 },
};
const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const cambioMientras = () => screen.queryByText('Esta estructura cambió mientras tanto');

describe('a draft that is being written', () => {
  it('is still there after a look at another tab, and asks before the screen is left', async () => {
    const { router } = await abrir();
    await escribir('7');
    await userEvent.click(screen.getByRole('tab', { name: /Actividad/ }));
    await waitFor(() => expect(screen.queryByLabelText('Cantidad de DISCO')).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Componentes' }));
    await screen.findByLabelText('Cantidad de DISCO');
    expect(cantidad()).toBe('7');

    void router.navigate({ to: '/clientes/tabla' } as never);
    expect(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })).toBeDefined();
  });

  it('takes what somebody else saved while nothing was typed', async () => {
    const { releer } = await abrir();
    await releer(AJENA);
    await waitFor(() => expect(cantidad()).toBe('9'));
    expect(cambioMientras()).toBeNull();
  });

  it('keeps what was typed when somebody else saves, and is saved over what was seen', async () => {
    const { servidor, releer } = await abrir();
    await escribir('7');
    await releer(AJENA);
    await waitFor(() => expect(cambioMientras()).not.toBeNull());
    expect(cantidad()).toBe('7');
    servidor.responder(CAMBIAR, VIEJA);
    await guardar();
    expect(await screen.findByText('La guardó R. Núñez el 27/11/2026 10:33.')).toBeDefined();
    // What there is to do is said beside the draft, and nowhere else.
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(servidor.recibido(CAMBIAR)).toMatchObject([{ version: 1 }]);
    expect(cantidad()).toBe('7');

    await userEvent.click(screen.getByRole('button', { name: 'Seguir con lo mío' }));
    expect(cambioMientras()).toBeNull();
    await guardar();
    await waitFor(() => expect(servidor.recibido(CAMBIAR)).toHaveLength(2));
    const lineas = [{ cantidad: '7' }, { componenteId: 'c-PLACA', cantidad: '1' }];
    expect(servidor.recibido(CAMBIAR)[1]).toMatchObject({ version: 2, lineas });
  });

  it('says what the other one changed, and going on undoes none of what was not touched here', async () => {
    const { servidor, releer } = await abrir();
    await releer({ lineas: [linea('DISCO', '1'), linea('BULON', '8'), linea('ARO', '1')] });
    await screen.findByLabelText('Cantidad de BULON');
    await escribir('7');
    await userEvent.type(screen.getByLabelText('Nota'), 'Para el taller');
    await releer({ version: 2, lineas: [linea('DISCO', '9'), linea('BULON', '9'), linea('PLACA', '1')] });
    const entra = await screen.findByRole('list', { name: 'Si seguís con lo tuyo, entra lo que cambió:' });
    expect(
      within(entra)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['BULON: Antes: 8 U. Ahora:  · 9 U', 'ARO: Quitado', 'PLACA: Agregado · 1 U']);
    const queda = screen.getByRole('list', { name: /^También cambió algo que cambiaste vos/ });
    expect(queda.textContent).toBe('DISCO: Antes: 1 U. Ahora:  · 9 U. Lo tuyo: 7 U');
    await userEvent.click(screen.getByRole('button', { name: 'Seguir con lo mío' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Guardar' }));
    expect(screen.getByLabelText<HTMLInputElement>('Cantidad de BULON').value).toBe('9');
    expect(cantidad()).toBe('7');
    await guardar();
    await waitFor(() => expect(servidor.recibido(CAMBIAR)).toHaveLength(1));
    expect(servidor.recibido(CAMBIAR)[0]).toMatchObject({
      ...{ version: 2, nota: 'Para el taller' },
      lineas: [
        { componenteId: 'c-DISCO', cantidad: '7' },
        { componenteId: 'c-BULON', cantidad: '9' },
        { componenteId: 'c-PLACA', cantidad: '1' },
      ],
    });
  });

  it('or gives way to what was saved', async () => {
    const { releer } = await abrir();
    await escribir('7');
    await releer(AJENA);
    await userEvent.click(await screen.findByRole('button', { name: 'Quedarme con la guardada' }));
    expect(cantidad()).toBe('9');
    expect(within(screen.getByRole('list', { name: 'Componentes' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it('goes on when another version moved no line: it was only validated', async () => {
    const { servidor, releer } = await abrir();
    await escribir('7');
    await releer({ version: 2, validada: true, validadaPor: 'R. Núñez' });
    expect(await screen.findByText(/R. Núñez/)).toBeDefined();
    expect(cambioMientras()).toBeNull();
    expect(cantidad()).toBe('7');
    await guardar();
    await waitFor(() =>
      expect(servidor.recibido(CAMBIAR)).toMatchObject([{ version: 2, lineas: [{ cantidad: '7' }] }]),
    );
  });

  it('that stopped being one is not gone on with', async () => {
    const { releer } = await abrir();
    await escribir('7');
    await releer({ version: 2, estado: 'VIGENTE' });
    expect(await screen.findByText(/Ya no es un borrador/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Seguir con lo mío' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Quedarme con la guardada' }));
    await waitFor(() => expect(cambioMientras()).toBeNull());
  });

  it('is saved before it is validated or put in force', async () => {
    const { servidor } = await abrir();
    await escribir('7');
    await userEvent.click(screen.getByRole('button', { name: 'Poner en vigencia' }));
    expect(await screen.findByText('Guardá el borrador antes.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Más acciones: KIT-EMB' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Marcar como validada' }));
    expect(servidor.recibido(VALIDAR)).toEqual([]);
    await escribir('1');
    await userEvent.click(screen.getByRole('button', { name: 'Poner en vigencia' }));
    expect(await screen.findByRole('dialog')).toBeDefined();
  });

  it('keeps what is typed while it is being saved', async () => {
    const { servidor } = await abrir();
    await escribir('7');
    let responder = (_: object): void => undefined;
    servidor.responder(
      CAMBIAR,
      () =>
        new Promise<object>((listo) => {
          responder = listo;
        }),
    );
    await guardar();
    await waitFor(() => expect(servidor.recibido(CAMBIAR)).toHaveLength(1));
    await escribir('8');
    const guardada = estructura({ version: 2, lineas: [linea('DISCO', '7')] });
    servidor.responder(VER, guardada);
    responder(guardada);
    expect(await screen.findByText('Borrador guardado')).toBeDefined();
    expect(cantidad()).toBe('8');
    expect(cambioMientras()).toBeNull();
    await guardar();
    await waitFor(() =>
      expect(servidor.recibido(CAMBIAR)[1]).toMatchObject({ version: 2, lineas: [{ cantidad: '8' }] }),
    );
  });

  it('says what is wrong with a component beside it and with no other, until it is changed, and the rest aloud', async () => {
    const { servidor, releer } = await abrir();
    await releer({ lineas: [linea('DISCO', '1'), linea('PLACA', '1'), linea('COLLAR', '1')] });
    const renglon = async (codigo: string) =>
      (await screen.findByLabelText(`Cantidad de ${codigo}`)).closest('li') as HTMLElement;
    await renglon('COLLAR');
    const rechaza = (...issues: object[]) =>
      servidor.responder(CAMBIAR, { status: 400, code: 'comun.datos_invalidos', title: 'Revisá los datos.', issues });
    const enteros = 'PLACA se cuenta en Unidad: no admite decimales.';
    const inactivo = 'COLLAR está inactivo. Reactivalo o elegí otro.';
    rechaza(
      { path: 'body.lineas.1.cantidad', message: enteros },
      { path: 'body.lineas.2.componenteId', message: inactivo },
      { path: 'body.lineas', message: 'Admite hasta 500 componentes.' },
    );
    await escribir('2');
    await guardar();
    expect(await screen.findByText('Admite hasta 500 componentes.')).toBeDefined();
    expect(within(await renglon('PLACA')).getByRole('alert').textContent).toBe(enteros);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar DISCO' }));
    expect(within(await renglon('PLACA')).getByRole('alert').textContent).toBe(enteros);
    expect(within(await renglon('COLLAR')).getByRole('alert').textContent).toBe(inactivo);
    await userEvent.type(screen.getByLabelText('Cantidad de PLACA'), '0');
    expect(within(await renglon('PLACA')).queryByRole('alert')).toBeNull();
    expect(within(await renglon('COLLAR')).getByRole('alert').textContent).toBe(inactivo);
  });

  it('ART-01 ART-15 takes of what is added its unit, as many as one scan of it is, and no part of a whole unit', async () => {
    const { servidor } = await abrir();
    servidor.responder('GET /api/articulos/buscar', {
      exacto: true,
      filas: [
        hallazgo({ id: 'c-TORN', codigo: 'TORN', unidad: 'U', decimales: 0, exacto: true, cantidadPorLectura: '12' }),
      ],
    });
    await userEvent.type(screen.getByRole('combobox', { name: 'Agregar componente' }), '7790001{Enter}');
    const caja = await screen.findByLabelText<HTMLInputElement>('Cantidad de TORN');
    expect(caja.value).toBe('12');
    await userEvent.clear(caja);
    await userEvent.type(caja, '1,5');
    expect(caja.getAttribute('aria-invalid')).toBe('true');
    expect(within(caja.closest('li') as HTMLElement).getByText('Se cuenta en unidades enteras.')).toBeDefined();
  });

  it('EST-10 is written with a reader and the keys: one after the other, one that is there too, and each let go of', async () => {
    const { servidor, releer } = await abrir();
    const sustitutos = ['A', 'B'].map((n) => ({ articuloId: `s-${n}`, codigo: `SUST-${n}`, descripcion: '' }));
    await releer({ lineas: [{ ...linea('DISCO', '1'), sustitutos }] });
    servidor.responder('GET /api/articulos/buscar', (_: unknown, url: string) => {
      const codigo = new URL(url, 'http://x').searchParams.get('texto') ?? '';
      return { exacto: true, filas: [hallazgo({ id: `c-${codigo}`, codigo, exacto: true })] };
    });
    const agregar = () => screen.getByRole('combobox', { name: 'Agregar componente' });
    await userEvent.click(agregar());
    for (const codigo of ['PLACA', 'DISCO', 'COLLAR']) {
      await userEvent.keyboard(`${codigo}{Enter}`);
      await screen.findByLabelText(`Cantidad de ${codigo}`);
      await waitFor(() => expect(agregar()).toHaveProperty('value', ''));
      await waitFor(() => expect(document.activeElement).toBe(agregar()));
    }
    const quitar = (que: string) => screen.getByRole('button', { name: `Quitar ${que}` });
    quitar('el sustituto SUST-A de DISCO').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(quitar('el sustituto SUST-B de DISCO')));
    quitar('DISCO').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(quitar('PLACA')));
    expect(screen.queryByLabelText('Cantidad de DISCO')).toBeNull();
  });
});
