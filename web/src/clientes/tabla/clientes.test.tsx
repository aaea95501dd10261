import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FilaDeCliente } from '@trastienda/nucleo/clientes/contrato.ts';
import { describe, expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { ClientesScreen } from './clientes.screen.tsx';

const LISTA = 'GET /api/clientes';
const ALTA = 'POST /api/clientes';
const PROVINCIAS = 'GET /api/tablas-generales/provincias';
const EDITAR = ['cliente.ver', 'cliente.editar', 'tabla.ver'] as const;

const fila = (cambios: Partial<FilaDeCliente> = {}): FilaDeCliente => ({
  id: '01980000-0000-7000-8000-000000000101',
  version: 3,
  codigoExterno: null,
  razonSocial: 'Taller Hermanos Quiroga',
  documento: { tipo: '80', numero: '30714820636' },
  condicionIva: 1,
  estado: 'ACTIVO',
  bloqueoMotivo: '',
  alerta: '',
  email: '',
  telefono: '0341 455-1234',
  domicilio: null,
  localidad: 'Rosario',
  provincia: 'Santa Fe',
  consumidorFinal: false,
  anonimizado: false,
  ...cambios,
});
const lista = (filas: FilaDeCliente[]) => ({ filas, total: filas.length, totalExacto: true, pagina: 1, porPagina: 50 });
const respuestas = (filas: FilaDeCliente[]) => ({
  [LISTA]: lista(filas),
  [PROVINCIAS]: { ...lista([]), filas: [{ id: '01980000-0000-7000-8000-000000000201', nombre: 'Santa Fe' }] },
});

const abrirAlta = async () => {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Nuevo cliente' }))[0] as HTMLElement);
  return within(await screen.findByRole('dialog', { name: 'Nuevo cliente' }));
};

describe('CLI-12 the list of clientes', () => {
  it('shows who they are with document and condición, and opens one', async () => {
    const { router } = renderPantalla(<ClientesScreen />, {
      ruta: '/clientes/tabla',
      permisos: EDITAR,
      respuestas: respuestas([fila()]),
    });
    expect(await screen.findByText('CUIT 30-71482063-6')).toBeDefined();
    expect(screen.getByText('Resp. Inscripto')).toBeDefined();
    expect(screen.getByText('Rosario, Santa Fe')).toBeDefined();

    await userEvent.click(screen.getByText('Taller Hermanos Quiroga'));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/clientes/tabla/${fila().id}`));
  });

  it('keeps search and filters in the address', async () => {
    const { servidor } = renderPantalla(<ClientesScreen />, {
      ruta: '/clientes/tabla?buscar=quiroga&condicionIva=1&estado=BLOQUEADO',
      permisos: EDITAR,
      respuestas: respuestas([fila({ estado: 'BLOQUEADO' })]),
    });
    expect(await screen.findByText('Bloqueado')).toBeDefined();
    expect(servidor.direcciones(LISTA)[0]).toBe(
      '/api/clientes?pagina=1&porPagina=50&buscar=quiroga&estado=BLOQUEADO&condicionIva=1',
    );
  });

  it('TD-07 filters by any column, also by those that do not show, in the address and in what the server is asked', async () => {
    const filtros = 'provincia:uno:01980000-0000-7000-8000-000000000201';
    const { servidor, router } = renderPantalla(<ClientesScreen />, {
      ruta: `/clientes/tabla?filtros=${filtros}`,
      permisos: EDITAR,
      respuestas: respuestas([fila()]),
    });
    expect(await screen.findByRole('button', { name: 'Provincia: Santa Fe' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Filtro' }));
    const menu = within(await screen.findByRole('menu', { name: 'Filtrar por' }));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      ...['Razón social', 'Documento', 'Condición IVA', 'Localidad', 'Teléfono', 'Estado'],
      ...['Provincia', 'Correo electrónico', 'Código externo'],
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Documento' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filtrar Documento' }));
    await userEvent.type(panel.getByRole('textbox'), '30-71{Enter}');
    const todos = `${filtros};documento:contiene:30-71`;
    await waitFor(() => expect(router.state.location.search).toEqual({ filtros: todos }));
    expect(servidor.direcciones(LISTA).at(-1)).toContain(`filtros=${encodeURIComponent(todos)}`);
  });

  it('blocks with a reason and tells the server which version it saw', async () => {
    const bloquear = `POST /api/clientes/${fila().id}/bloquear`;
    const { servidor } = renderPantalla(<ClientesScreen />, {
      ruta: '/clientes/tabla',
      permisos: EDITAR,
      respuestas: { ...respuestas([fila()]), [bloquear]: fila({ estado: 'BLOQUEADO', version: 4 }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Taller Hermanos Quiroga' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Bloquear' }));
    const dialogo = within(await screen.findByRole('dialog', { name: '¿Bloquear a Taller Hermanos Quiroga?' }));
    await userEvent.type(dialogo.getByLabelText('Motivo'), 'Debe dos meses');
    await userEvent.click(dialogo.getByRole('button', { name: 'Bloquear' }));

    expect(await screen.findByText('Taller Hermanos Quiroga quedó bloqueado')).toBeDefined();
    expect(servidor.recibido(bloquear)).toEqual([{ version: 3, motivo: 'Debe dos meses' }]);
  });

  it('offers nothing to change to who may only look, nor on «Consumidor Final»', async () => {
    renderPantalla(<ClientesScreen />, {
      ruta: '/clientes/tabla',
      permisos: ['cliente.ver', 'tabla.ver'],
      respuestas: respuestas([fila()]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Acciones de Taller Hermanos Quiroga' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Ver cliente']);
    expect(screen.queryByRole('button', { name: 'Nuevo cliente' })).toBeNull();
  });
});

describe('CLI-01 CLI-02 the form of a new cliente', () => {
  const nuevo = (mas: Record<string, unknown> = {}) =>
    renderPantalla(<ClientesScreen />, {
      ruta: '/clientes/tabla',
      permisos: EDITAR,
      respuestas: { ...respuestas([]), ...mas },
    });

  it('judges the CUIT while it is written and proposes the right one', async () => {
    nuevo();
    const panel = await abrirAlta();
    const numero = panel.getByLabelText('Número');
    await userEvent.type(numero, '30-7148206');
    expect(panel.queryByText(/Un CUIT/)).toBeNull();
    await userEvent.type(numero, '3-5');
    expect(await panel.findByText('El dígito verificador no coincide. ¿Será 30-71482063-6?')).toBeDefined();
    await userEvent.clear(numero);
    await userEvent.type(numero, '30714820636');
    expect(await panel.findByText('CUIT válido')).toBeDefined();
  });

  it('says whose document it is before saving', async () => {
    nuevo({ [LISTA]: lista([fila()]) });
    const panel = await abrirAlta();
    await userEvent.type(panel.getByLabelText('Número'), '30-71482063-6');
    expect(await panel.findByText('Ya es de Taller Hermanos Quiroga.')).toBeDefined();
  });

  it('names everything that is missing and sends nothing', async () => {
    const { servidor } = nuevo();
    const panel = await abrirAlta();
    await userEvent.type(panel.getByLabelText('Número'), '30-71482063-5');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    expect(await panel.findByText('Revisá 3 datos para guardar.')).toBeDefined();
    expect(panel.getByText('Elegí la condición frente al IVA.')).toBeDefined();
    expect(servidor.recibido(ALTA)).toEqual([]);
  });

  it('says at once that document and condición do not go together', async () => {
    nuevo();
    const panel = await abrirAlta();
    await elegir(panel, 'Tipo de documento', 'DNI');
    await elegir(panel, 'Condición frente al IVA', 'Responsable Inscripto');
    expect(await panel.findByText('Responsable Inscripto pide CUIT.')).toBeDefined();
  });

  it('takes the number away from who is not identified, who is Consumidor Final', async () => {
    nuevo();
    const panel = await abrirAlta();
    await userEvent.type(panel.getByLabelText('Número'), '123');
    await elegir(panel, 'Tipo de documento', 'Sin identificar');
    expect(panel.getByLabelText('Número')).toHaveProperty('value', '');
    expect(panel.getByLabelText('Número')).toHaveProperty('disabled', true);
    expect(panel.getByRole('combobox', { name: 'Condición frente al IVA' }).textContent).toBe('Consumidor Final');
  });

  it('CLI-10 sends data, domicilios and contactos, one domicilio being the principal', async () => {
    const { servidor, router } = nuevo({ [ALTA]: fila({ id: 'nuevo' }) });
    const panel = await abrirAlta();
    await userEvent.type(panel.getByLabelText('Nombre y apellido o razón social'), 'Repuestos Sur');
    await userEvent.type(panel.getByLabelText('Número'), '30-71482063-6');
    await elegir(panel, 'Condición frente al IVA', 'Responsable Inscripto');
    await userEvent.click(panel.getByRole('button', { name: 'Agregar domicilio' }));
    await userEvent.click(panel.getByRole('button', { name: 'Agregar domicilio' }));
    const [uno, dos] = panel.getAllByRole('group', { name: /^Domicilio \d/ }).map((grupo) => within(grupo));
    await userEvent.type(uno?.getByLabelText('Calle y número') as HTMLElement, 'San Martín 100');
    await userEvent.type(dos?.getByLabelText('Calle y número') as HTMLElement, 'Ruta 9');
    await userEvent.click(dos?.getByLabelText('Es el principal') as HTMLElement);
    await userEvent.click(panel.getByRole('button', { name: 'Agregar contacto' }));
    await userEvent.type(panel.getByLabelText('Nombre'), 'Laura');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/clientes/tabla/nuevo'));
    expect(servidor.recibido(ALTA)).toEqual([
      {
        razonSocial: 'Repuestos Sur',
        documento: { tipo: '80', numero: '30-71482063-6' },
        condicionIva: 1,
        codigoExterno: null,
        listaId: null,
        condicionId: null,
        email: '',
        telefono: '',
        alerta: '',
        observaciones: '',
        domicilios: [
          { calle: 'San Martín 100', etiqueta: '', localidadId: null, codigoPostal: '', principal: false },
          { calle: 'Ruta 9', etiqueta: '', localidadId: null, codigoPostal: '', principal: true },
        ],
        contactos: [{ nombre: 'Laura', cargo: '', telefono: '', email: '' }],
      },
    ]);
  });

  it('shows the refusal of the server in its words', async () => {
    const title = 'CUIT 30-71482063-6 ya es de Otro. Usá ese cliente, o revisá el número.';
    nuevo({ [ALTA]: { status: 409, code: 'clientes.documento_repetido', title, data: {} } });
    const panel = await abrirAlta();
    await userEvent.type(panel.getByLabelText('Nombre y apellido o razón social'), 'X');
    await userEvent.type(panel.getByLabelText('Número'), '30-71482063-6');
    await elegir(panel, 'Condición frente al IVA', 'Responsable Inscripto');
    await userEvent.click(panel.getByRole('button', { name: 'Guardar' }));
    expect(await panel.findByText(title)).toBeDefined();
    expect(panel.getByLabelText('Número').getAttribute('aria-invalid')).toBe('true');
  });

  it('asks before throwing away what was written', async () => {
    nuevo();
    const panel = await abrirAlta();
    await userEvent.type(panel.getByLabelText('Nombre y apellido o razón social'), 'X');
    await userEvent.click(panel.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

async function elegir(panel: ReturnType<typeof within>, campo: string, opcion: string): Promise<void> {
  await userEvent.click(panel.getByRole('combobox', { name: campo }));
  await userEvent.click(await screen.findByRole('option', { name: opcion }));
}
