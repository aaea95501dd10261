import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { crearCliente, type FilaDeCliente, listarClientes } from '@trastienda/nucleo/clientes/contrato.ts';
import { formatearDocumento } from '@trastienda/nucleo/clientes/documento.ts';
import { condicionCorta } from '@trastienda/nucleo/comun/condicion-iva.ts';
import { type Ref, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useConEspera, useEnterQueEspera } from '#ui/con-espera.ts';
import { paginaDe } from '#ui/listas/pagina-de-lista.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { EstadoDeCliente } from './estado-de-cliente.tsx';
import { PanelDeCliente } from './panel-de-cliente.tsx';

/** What the box needs to show the chosen one; a nota knows that much of its cliente. */
type ClienteElegido = Pick<FilaDeCliente, 'id' | 'razonSocial'>;

type Props = {
  readonly valor: ClienteElegido | null;
  readonly onCambio: (cliente: FilaDeCliente | null) => void;
  /** «Cliente» without it. */
  readonly label?: string;
  readonly error?: string | undefined;
  readonly ayuda?: string | undefined;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onBlur?: () => void;
};

type Entrada = { readonly tipo: 'cliente'; readonly cliente: FilaDeCliente } | { readonly tipo: 'nuevo' };

const ESPERA_MS = 120;
const HASTA = 20;

/**
 * Chooses a cliente by name, document, code or telephone. The last entry opens the form of a new one with what was
 * typed, and chooses it when it is saved. Blocked clientes are shown with their block; inactive ones are not.
 */
export function SelectorDeCliente({ valor, onCambio, ...props }: Props) {
  const { t } = useTranslation('clientes');
  const { t: tUi } = useTranslation('ui');
  const puede = usePuede();
  const [texto, setTexto] = useState('');
  const [abierto, setAbierto] = useState(false);
  const [nuevo, setNuevo] = useState<string | null>(null);
  const escrito = texto === valor?.razonSocial ? '' : texto.trim();
  const buscar = useConEspera(escrito, ESPERA_MS);

  const lista = useQuery({
    ...paginaDe<typeof listarClientes>(listarClientes, {
      porPagina: HASTA,
      vigente: 'true',
      ...(buscar === '' ? {} : { buscar }),
    }),
    enabled: abierto,
    placeholderData: keepPreviousData,
  });
  const esVieja = buscar !== escrito || lista.isPlaceholderData;
  const encontrados = (lista.data?.filas ?? []).map((cliente): Entrada => ({ tipo: 'cliente', cliente }));
  const handleKey = useEnterQueEspera({ abierto, esVieja }, () => {
    const [primero] = lista.data?.filas ?? [];
    if (!primero) return;
    setAbierto(false);
    onCambio(primero);
  });
  const elegido = useElegidoEstable(valor);
  const entradas: readonly Entrada[] = puede(crearCliente) ? [...encontrados, { tipo: 'nuevo' }] : encontrados;

  return (
    <>
      <Autocomplete<Entrada | ElegidoSuelto>
        value={elegido}
        options={entradas}
        open={abierto}
        onOpen={() => setAbierto(true)}
        onClose={() => setAbierto(false)}
        onInputChange={(_, nuevoTexto) => setTexto(nuevoTexto)}
        onChange={(_, entrada) => {
          if (entrada === null) onCambio(null);
          else if (entrada.tipo === 'cliente') onCambio(entrada.cliente);
          else if (entrada.tipo === 'nuevo') setNuevo(buscar);
        }}
        getOptionLabel={(entrada) => (entrada.tipo === 'nuevo' ? '' : entrada.cliente.razonSocial)}
        getOptionKey={(entrada) => (entrada.tipo === 'nuevo' ? 'nuevo' : entrada.cliente.id)}
        isOptionEqualToValue={(una, otra) => idDe(una) === idDe(otra)}
        // The server has already searched; what it answers is shown as it comes.
        filterOptions={(todas) => todas}
        loading={lista.isFetching}
        loadingText={tUi('estado.cargando')}
        noOptionsText={lista.error ? mensajeDeError(lista.error) : tUi('formulario.sinOpciones')}
        disabled={props.disabled ?? false}
        autoHighlight
        // In a narrow panel the list still shows a name and its document on one line each.
        slotProps={{ popper: { placement: 'bottom-end', sx: { minWidth: 'min(340px, calc(100vw - 32px))' } } }}
        renderOption={({ key, ...resto }, entrada) => (
          <li key={key} {...resto}>
            {entrada.tipo === 'nuevo' ? (
              <EntradaNueva texto={buscar} />
            ) : (
              entrada.tipo === 'cliente' && <EntradaDeCliente cliente={entrada.cliente} buscar={buscar} />
            )}
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label={props.label ?? t('selector.cliente')}
            placeholder={t('selector.buscar')}
            onKeyDown={handleKey}
            autoFocus={props.autoFocus ?? false}
            error={props.error !== undefined}
            helperText={props.error ?? props.ayuda}
            {...(props.inputRef ? { inputRef: props.inputRef } : {})}
            {...(props.onBlur ? { onBlur: props.onBlur } : {})}
          />
        )}
      />
      {nuevo !== null && <PanelDeCliente buscado={nuevo} onCerrar={() => setNuevo(null)} onGuardado={onCambio} />}
    </>
  );
}

/** The one already chosen, which need not be in the list. */
type ElegidoSuelto = { readonly tipo: 'elegido'; readonly cliente: ClienteElegido };

/** The library takes another object for another value and writes over what is being typed. */
function useElegidoEstable(valor: ClienteElegido | null): ElegidoSuelto | null {
  const { id, razonSocial } = valor ?? {};
  return useMemo(
    () => (id === undefined || razonSocial === undefined ? null : { tipo: 'elegido', cliente: { id, razonSocial } }),
    [id, razonSocial],
  );
}

const idDe = (entrada: Entrada | ElegidoSuelto): string => (entrada.tipo === 'nuevo' ? 'nuevo' : entrada.cliente.id);

function EntradaDeCliente({ cliente, buscar }: { readonly cliente: FilaDeCliente; readonly buscar: string }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%', minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          <Resaltado texto={cliente.razonSocial} buscar={buscar} />
        </Box>
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          <bdi>{formatearDocumento(cliente.documento)}</bdi> · {condicionCorta(cliente.condicionIva)}
        </Box>
      </Box>
      {cliente.estado !== 'ACTIVO' && <EstadoDeCliente estado={cliente.estado} />}
    </Box>
  );
}

function EntradaNueva({ texto }: { readonly texto: string }) {
  const { t } = useTranslation('clientes');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.text', fontWeight: 600 }}>
      <IconPlus size={18} stroke={1.7} aria-hidden />
      {texto === '' ? t('selector.nuevo') : t('selector.nuevoCon', { texto })}
    </Box>
  );
}
