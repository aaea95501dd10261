import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { interceptar } from '#api/interceptor.ts';
import { muestrasDeCorreo } from '#galeria/api-falsa/muestras/email.ts';
import { rutas } from '#galeria/api-falsa/rutas.ts';
import { bien, crearApiFalsa } from '#galeria/api-falsa/servidor.ts';
import { restablecerTodo } from '#galeria/comun/almacen.ts';
import { enCelular } from '#prueba/celular.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { EmailScreen } from './email.screen.tsx';

beforeEach(() => interceptar(crearApiFalsa(rutas)));
afterEach(() => {
  interceptar(undefined);
  restablecerTodo();
});

const abrir = async (ruta: string) => {
  const vista = renderPantalla(<EmailScreen />, { ruta });
  await screen.findByTestId('email-detail');
  return { ...vista, ir: (to: string) => void vista.router.navigate({ to } as never) };
};

it('leaving the screen with a mail being written asks, and staying loses nothing of it', async () => {
  const { ir } = await abrir('/apps/email');
  await userEvent.click(screen.getByText('Redactar'));
  const asunto = await screen.findByLabelText('Asunto');
  await userEvent.type(asunto, 'Ya');
  ir('/apps/tickets');
  await userEvent.click(await screen.findByText('Volver', { selector: '[role=dialog] button' }));
  await waitFor(() => expect(screen.queryByText('Salir sin guardar')).toBeNull());
  expect(asunto).toHaveProperty('value', 'Ya');
  ir('/apps/tickets');
  await userEvent.click(await screen.findByText('Salir sin guardar'));
  await screen.findByText('Ruta /apps/tickets');
});

it('an address that is half typed is not thrown away unasked', async () => {
  await abrir('/apps/email');
  await userEvent.click(screen.getByText('Redactar'));
  await userEvent.type(await screen.findByLabelText('Para'), 'ana@');
  await userEvent.keyboard('{Escape}{Escape}');
  await userEvent.click(await screen.findByText('Volver', { selector: '[role=dialog] button' }));
  expect(screen.getByText('ana@')).toBeDefined();
});

it('who writes a mail begins by whom it is for, without looking for the field', async () => {
  await abrir('/apps/email');
  await userEvent.click(screen.getByText('Redactar'));
  const para = await screen.findByLabelText('Para');
  await waitFor(() => expect(document.activeElement).toBe(para));
});

it('several addresses that are pasted at once are as many, each one once', async () => {
  await abrir('/apps/email');
  await userEvent.click(screen.getByText('Redactar'));
  await userEvent.click(await screen.findByLabelText('Para'));
  await userEvent.paste('Ana Paz <ana@b.test>, beto@b.test; ana@b.test  caro@b.test');
  await userEvent.keyboard('{Enter}');
  const chips = [...screen.getByRole('dialog').querySelectorAll('.MuiChip-label')];
  expect(chips.map(({ textContent }) => textContent)).toEqual(['ana@b.test', 'beto@b.test', 'caro@b.test']);
  await userEvent.click(screen.getByText('Enviar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('an answer that was begun waits while one is on another screen, and «Restablecer» takes it away', async () => {
  const { ir } = await abrir('/apps/email');
  await userEvent.click(screen.getByText('Responder'));
  await screen.findByTestId('email-reply');
  ir('/apps/tickets');
  await screen.findByText('Ruta /apps/tickets');
  ir('/apps/email');
  await screen.findByTestId('email-reply');
  await userEvent.click(screen.getByLabelText('Restablecer'));
  const pregunta = await screen.findByRole('dialog');
  await userEvent.click(within(pregunta).getByText('Restablecer'));
  await waitFor(() => expect(screen.queryByTestId('email-reply')).toBeNull());
});

it('an answer is brought into view by who asks for it, and not by who comes back to read its mail', async () => {
  const traer = vi.fn();
  Element.prototype.scrollIntoView = traer;
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
  const { router } = await abrir('/apps/email?id=2');
  const ir = (id: number) => void router.navigate({ to: '/apps/email', search: { id } } as never);
  const hoja = () => screen.findByTestId('email-reply-editor-paper');
  await userEvent.click(screen.getByText('Responder'));
  await hoja();
  const propia = () => traer.mock.contexts.filter((cual) => (cual as Element).matches('[data-testid=email-reply]'));
  await waitFor(() => expect(propia().length).toBeGreaterThan(0));
  ir(3);
  await waitFor(() => expect(screen.queryByTestId('email-reply')).toBeNull());
  traer.mockClear();
  ir(2);
  await hoja();
  expect(propia()).toEqual([]);
});

it('a draft that was kept is gone on with and sent: there is one less, and one more that was sent', async () => {
  await abrir('/apps/email?filtro=draft&id=13');
  const filas = () => screen.queryAllByTestId('email-list-row').length;
  const antes = filas();
  expect(screen.queryByText('Responder')).toBeNull();
  for (const boton of ['Guardar borrador', 'Enviar']) {
    await userEvent.click(screen.getByText('Seguir escribiendo'));
    await userEvent.type(await screen.findByLabelText('Asunto'), '!');
    await userEvent.click(screen.getByText(boton));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(filas()).toBe(boton === 'Enviar' ? antes - 1 : antes);
  }
  await userEvent.click(screen.getByTestId('email-filter-sent'));
  await waitFor(() => expect(filas()).toBe(4));
  expect(screen.getAllByTestId('email-list-row')[0]?.textContent).toContain('Ideas para el cumpleaños!!');
});

it('undoing from another screen takes a mail out of the bin and leaves that screen as it is', async () => {
  const { router, ir } = await abrir('/apps/email?id=2');
  const cuantos = screen.getAllByTestId('email-list-row').length;
  const detalle = screen.getByLabelText('Correo abierto');
  await userEvent.click(within(detalle).getByLabelText(/a la papelera$/));
  const deshacer = await screen.findByText('Deshacer');
  ir('/apps/tickets');
  await screen.findByText('Ruta /apps/tickets');
  const idas: string[] = [];
  router.history.subscribe(({ location }) => idas.push(location.href));
  await userEvent.click(deshacer);
  ir('/apps/email');
  expect(await screen.findAllByTestId('email-list-row')).toHaveLength(cuantos);
  expect(idas).toEqual(['/apps/email']);
});

it('a mail of the bin that is open over another folder is restored, and undoing takes it back there', async () => {
  await abrir('/apps/email?id=7');
  const enLaBandeja = () => screen.getAllByTestId('email-list-row').length;
  const detalle = screen.getByLabelText('Correo abierto');
  expect(enLaBandeja()).toBe(7);
  await userEvent.click(within(detalle).getByLabelText(/^Restaurar/));
  await waitFor(() => expect(enLaBandeja()).toBe(8));
  expect(await screen.findByText('Correo restaurado')).toBeDefined();
  await userEvent.click(screen.getByText('Deshacer'));
  await waitFor(() => expect(enLaBandeja()).toBe(7));
});

it('a folder that has nothing says so, and takes to where there is something to do', async () => {
  const sinRecibidos = muestrasDeCorreo(new Date()).filter(({ inbox, spam }) => !inbox && !spam);
  interceptar(crearApiFalsa({ 'GET /api/data/email/EmailData': async () => () => bien(sinRecibidos) }));
  renderPantalla(<EmailScreen />, { ruta: '/apps/email?filtro=spam' });
  expect(await screen.findByText('No hay correos en «No deseado»')).toBeDefined();
  expect(screen.queryByText('Limpiar filtros')).toBeNull();
  await userEvent.click(screen.getByText('Ver los recibidos'));
  await screen.findByText('No hay correos en «Recibidos»');
  await userEvent.type(screen.getByLabelText('Buscar correos'), 'zz');
  await userEvent.click(await screen.findByText('Limpiar filtros'));
  expect(await screen.findByText('No hay correos en «Recibidos»')).toBeDefined();
  await userEvent.click(within(screen.getByLabelText('Lista de correos')).getByText('Redactar'));
  expect(await screen.findByRole('dialog')).toBeDefined();
});

const enAncho = (): void => undefined;

it.each([
  ['shows its neighbour', enAncho, '/apps/email?id=3'],
  ['on a phone leaves the list in sight', enCelular, '/apps/email'],
] as const)('F1: deleting the mail that is shown without the address naming it %s', async (_, aparato, href) => {
  aparato();
  const [uno, dos, ...resto] = muestrasDeCorreo(new Date());
  const correos = [{ ...uno, time: dos?.time }, { ...dos, time: uno?.time }, ...resto];
  interceptar(crearApiFalsa({ 'GET /api/data/email/EmailData': async () => () => bien(correos) }));
  const { router } = renderPantalla(<EmailScreen />, { ruta: '/apps/email' });
  const [, segunda] = await screen.findAllByTestId('email-list-row');
  const fila = segunda?.querySelector<HTMLElement>('[data-fila]');
  expect(fila?.textContent).toContain('Agenda de la semana');
  fila?.focus();
  await userEvent.keyboard('{Delete}');
  await screen.findByText('Correo en la papelera');
  await waitFor(() => expect(router.state.location.href).toBe(href));
  expect(screen.getAllByTestId('email-list-row')).toHaveLength(6);
});
