import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CantidadPositiva, textoCorto } from '@trastienda/nucleo/comun/campos.ts';
import { endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { consultaDeLista, listaDe } from '@trastienda/nucleo/comun/paginacion.ts';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { PedidoRechazado, SinRespuesta } from '#api/pedir.ts';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { CampoAutocompletar } from './campo-autocompletar.tsx';
import { CampoDecimal } from './campo-decimal.tsx';
import { Campo, CampoCasilla, CampoSelect } from './campos.tsx';
import { Formulario } from './formulario.tsx';

const Pieza = z.strictObject({
  nombre: textoCorto(20),
  cantidad: CantidadPositiva,
  tipo: z.enum(['A', 'B'], 'Elegí un tipo.'),
  activa: z.boolean(),
  notas: textoCorto(50).optional(),
  apodo: textoCorto(50).nullable(),
  rubroId: z.string().min(1, 'Elegí un rubro.'),
});
const listarRubros = endpoint({
  method: 'GET',
  path: '/api/articulos/rubros',
  summary: '',
  permiso: 'con_sesion',
  alcance: 'empresa',
  query: z.strictObject(consultaDeLista(['nombre'])),
  response: listaDe(z.object({ id: z.string(), nombre: z.string() })),
  errors: [],
});
const rubros = { filas: [{ id: 'r1', nombre: 'Filtros' }], total: 1, totalExacto: true, pagina: 1, porPagina: 20 };

function abrir(onEnviar: (datos: z.output<typeof Pieza>) => Promise<unknown>, onListo = vi.fn()) {
  renderPantalla(
    <Formulario
      esquema={Pieza}
      valores={{ nombre: '', cantidad: '', activa: true, notas: '', apodo: 'el chico', rubroId: '' }}
      onEnviar={onEnviar}
      onListo={onListo}
    >
      <Campo name="nombre" label="Nombre" />
      <CampoDecimal name="cantidad" label="Cantidad" decimales={3} />
      <CampoSelect
        name="tipo"
        label="Tipo"
        opciones={[
          { valor: 'A', texto: 'Alfa' },
          { valor: 'B', texto: 'Beta' },
        ]}
      />
      <CampoCasilla name="activa" label="Activa" />
      <Campo name="notas" label="Notas" opcional />
      <Campo name="apodo" label="Apodo" anulable />
      <CampoAutocompletar
        name="rubroId"
        label="Rubro"
        endpoint={listarRubros}
        aOpcion={({ id, nombre }) => ({ id, texto: nombre })}
      />
    </Formulario>,
    { respuestas: { 'GET /api/articulos/rubros': rubros } },
  );
  return onListo;
}

const guardar = async () => userEvent.click(await screen.findByRole('button', { name: 'Guardar' }));

async function completar() {
  await userEvent.type(await screen.findByLabelText('Nombre'), '  Arandela ');
  await userEvent.type(screen.getByLabelText('Cantidad'), '1234,5');
  await userEvent.click(screen.getByRole('combobox', { name: 'Tipo' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Beta' }));
  await userEvent.clear(screen.getByLabelText('Apodo (opcional)'));
  await userEvent.type(screen.getByRole('combobox', { name: 'Rubro' }), 'filt');
  await userEvent.click(await screen.findByRole('option', { name: 'Filtros' }));
}

describe('what is handed over', () => {
  it('is what the schema says: trimmed, decimal text, empty boxes left out or null', async () => {
    const onEnviar = vi.fn(() => Promise.resolve('respuesta'));
    const onListo = abrir(onEnviar);
    await completar();
    await guardar();

    await vi.waitFor(() => expect(onListo).toHaveBeenCalledWith('respuesta'));
    expect(onEnviar).toHaveBeenCalledWith({
      nombre: 'Arandela',
      cantidad: '1234.5',
      tipo: 'B',
      activa: true,
      apodo: null,
      rubroId: 'r1',
    });
  });
});

it('what is empty and no field shows is left out when it may be, and is told when it may not', async () => {
  const Ficha = z.strictObject({
    nombre: textoCorto(20),
    clase: z.enum(['A', 'B']).optional(),
    datos: z.strictObject({ rubro: z.enum(['X']).optional(), nota: z.string() }),
    motivo: textoCorto(20),
  });
  const onEnviar = vi.fn(() => Promise.resolve());
  const formulario = (motivo: boolean) => (
    <Formulario
      esquema={Ficha}
      valores={{ nombre: 'Arandela', clase: '' as never, datos: { rubro: '' as never, nota: '' }, motivo: '' }}
      onEnviar={onEnviar}
    >
      <Campo name="nombre" label="Nombre" />
      {motivo && <Campo name="motivo" label="Motivo" />}
    </Formulario>
  );
  const { unmount } = renderPantalla(formulario(false));
  await guardar();
  expect((await screen.findByRole('alert')).textContent).toBe('Completá este dato.');
  unmount();

  renderPantalla(formulario(true));
  await userEvent.type(await screen.findByLabelText('Motivo'), 'Recuento');
  await guardar();
  // What the schema takes empty is left alone.
  await vi.waitFor(() =>
    expect(onEnviar).toHaveBeenCalledWith({ nombre: 'Arandela', datos: { nota: '' }, motivo: 'Recuento' }),
  );
});

it('a number reached with the keyboard is written over, and not after what it said', async () => {
  renderPantalla(
    <Formulario
      esquema={z.object({ coeficiente: z.string() })}
      valores={{ coeficiente: '1.5' }}
      onEnviar={() => Promise.resolve()}
    >
      <CampoDecimal name="coeficiente" label="Coeficiente" decimales={6} />
    </Formulario>,
  );
  const caja = await screen.findByLabelText<HTMLInputElement>('Coeficiente');
  const elegido = () => caja.value.slice(caja.selectionStart ?? 0, caja.selectionEnd ?? 0);
  expect(caja.value).toBe('1,50');
  // A browser selects it all before it tells of the focus.
  caja.select();
  act(() => caja.focus());
  expect(caja.value).toBe('1,5');
  expect(elegido()).toBe('1,5');

  act(() => caja.blur());
  caja.setSelectionRange(4, 4);
  act(() => caja.focus());
  expect(elegido()).toBe('');
});

describe('what is missing', () => {
  it('is told below each field and on top, with links to the fields', async () => {
    const onEnviar = vi.fn();
    abrir(onEnviar);
    await guardar();

    const resumen = await screen.findByRole('alert');
    expect(within(resumen).getByText('Revisá 4 datos para guardar.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre')));
    expect(screen.getAllByText('Completá este dato.')).toHaveLength(2);
    expect(screen.getByText('Elegí un rubro.')).toBeDefined();
    expect(onEnviar).not.toHaveBeenCalled();

    act(() => screen.getByLabelText('Notas (opcional)').focus());
    await userEvent.click(within(resumen).getByRole('button', { name: 'Nombre' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
    await userEvent.click(within(resumen).getByRole('button', { name: 'Tipo' }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Tipo' }));
  });

  it('is told in the order of the form, whatever was drawn last', async () => {
    function Partes() {
      const [vez, setVez] = useState(0);
      return (
        <>
          <Campo key={vez} name="uno" label="Uno" />
          <Campo name="dos" label="Dos" />
          <button type="button" onClick={() => setVez(1)}>
            Otra vez
          </button>
        </>
      );
    }
    renderPantalla(
      <Formulario
        esquema={z.object({ uno: textoCorto(5), dos: textoCorto(5) })}
        valores={{ uno: '', dos: '' }}
        onEnviar={vi.fn()}
      >
        <Partes />
      </Formulario>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Otra vez' }));
    await guardar();
    const enlaces = within(await screen.findByRole('alert')).getAllByRole('button');
    expect(enlaces.map(({ textContent }) => textContent)).toEqual(['Uno', 'Dos']);
  });

  it('asks what 1.234 means instead of guessing', async () => {
    const onEnviar = vi.fn();
    abrir(onEnviar);
    await completar();
    await userEvent.clear(screen.getByLabelText('Cantidad'));
    await userEvent.type(screen.getByLabelText('Cantidad'), '1.234');
    await guardar();

    expect(await screen.findByText('¿1234 o 1,234? Escribilo de una de esas dos formas.')).toBeDefined();
    expect(onEnviar).not.toHaveBeenCalled();
  });
});

describe('what the server refuses', () => {
  it('goes to the field it names', async () => {
    abrir(() =>
      Promise.reject(
        new PedidoRechazado(400, {
          code: 'comun.datos_invalidos',
          title: 'Revisá los datos marcados.',
          issues: [{ path: ['nombre'], message: 'Ya existe una pieza con ese nombre.' }],
        }),
      ),
    );
    await completar();
    await guardar();

    expect(await screen.findByText('Ya existe una pieza con ese nombre.')).toBeDefined();
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Nombre' })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre')));
  });

  it('is said on top when it names no field', async () => {
    abrir(() => Promise.reject(new PedidoRechazado(409, { title: 'Otra persona modificó este registro.' })));
    await completar();
    await guardar();
    const resumen = await screen.findByRole('alert');
    expect(resumen.textContent).toContain('Otra persona modificó este registro.');
    expect(document.activeElement).toBe(resumen);
  });

  it('keeps what was written when nobody answers', async () => {
    abrir(() => Promise.reject(new SinRespuesta()));
    await completar();
    await guardar();
    expect((await screen.findByRole('alert')).textContent).toContain('El servidor no respondió.');
    expect(screen.getByLabelText('Nombre')).toHaveProperty('value', '  Arandela ');
  });
});

it('what is typed in a form that stays while it is being saved is still to be saved', async () => {
  const { promise, resolve: llegar } = Promise.withResolvers<void>();
  const onEnviar = vi.fn(() => promise);
  const onCambios = vi.fn();
  renderPantalla(
    <Formulario
      esquema={z.object({ nombre: textoCorto(20), apodo: textoCorto(20) })}
      valores={{ nombre: 'Ana', apodo: 'la jefa' }}
      onEnviar={onEnviar}
      onCambios={onCambios}
      barra
    >
      <Campo name="nombre" label="Nombre" />
      <Campo name="apodo" label="Apodo" />
    </Formulario>,
  );
  await userEvent.type(await screen.findByLabelText('Nombre'), ' María');
  await guardar();
  await userEvent.type(screen.getByLabelText('Apodo'), ' de depósito');
  await act(async () => llegar());
  expect(onCambios).toHaveBeenLastCalledWith(true);
  await guardar();
  await waitFor(() => expect(onEnviar).toHaveBeenLastCalledWith({ nombre: 'Ana María', apodo: 'la jefa de depósito' }));
  await waitFor(() => expect(onCambios).toHaveBeenLastCalledWith(false));
});
