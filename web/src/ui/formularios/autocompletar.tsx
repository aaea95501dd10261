import MuiAutocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConEspera, useEnterQueEspera } from '#ui/con-espera.ts';
import { type FilaDe, paginaDe } from '#ui/listas/pagina-de-lista.ts';
import { textoBuscado } from '#ui/listas/texto-buscado.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';

export type Opcion = { readonly id: string; readonly texto: string; readonly detalle?: string };

type Props<E extends Endpoint> = {
  readonly label: string;
  readonly valor: Opcion | null;
  readonly endpoint: E;
  /** Fixed filters of the list. */
  readonly query?: object;
  readonly aOpcion: (fila: FilaDe<E>) => Opcion;
  readonly onCambio: (opcion: Opcion | null, fila: FilaDe<E> | null) => void;
  readonly error?: string | undefined;
  readonly ayuda?: string | undefined;
  readonly disabled?: boolean;
  readonly requerido?: boolean;
  readonly autoFocus?: boolean;
  readonly placeholder?: string;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onBlur?: () => void;
  readonly name?: string;
};

const ESPERA_MS = 120;
const HASTA = 20;

/** Chooses one row of a list that the server searches, by typing part of it. */
export function Autocompletar<E extends Endpoint>(props: Props<E>) {
  const { t } = useTranslation('ui');
  const [texto, setTexto] = useState('');
  const [abierto, setAbierto] = useState(false);
  const escrito = texto === props.valor?.texto ? '' : textoBuscado(texto);
  const buscar = useConEspera(escrito, ESPERA_MS);

  const lista = useQuery({
    ...paginaDe<E>(props.endpoint, { ...props.query, porPagina: HASTA, ...(buscar === '' ? {} : { buscar }) }),
    enabled: abierto,
    placeholderData: keepPreviousData,
  });
  const esVieja = buscar !== escrito || lista.isPlaceholderData;
  const filas = lista.data?.filas ?? [];
  const opciones = filas.map(props.aOpcion);
  const handleKey = useEnterQueEspera({ abierto, esVieja }, () => {
    const [opcion] = opciones;
    if (!opcion) return;
    setAbierto(false);
    props.onCambio(opcion, filas[0] ?? null);
  });

  return (
    <MuiAutocomplete<Opcion>
      value={props.valor}
      options={opciones}
      open={abierto}
      onOpen={() => setAbierto(true)}
      onClose={() => setAbierto(false)}
      onInputChange={(_, nuevo) => setTexto(nuevo)}
      onChange={(_, opcion) => props.onCambio(opcion, filas[opciones.findIndex(({ id }) => id === opcion?.id)] ?? null)}
      getOptionLabel={({ texto: visible }) => visible}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(una, otra) => una.id === otra.id}
      // The server has already searched; what it answers is shown as it comes.
      filterOptions={(todas) => todas}
      loading={lista.isFetching}
      loadingText={t('estado.cargando')}
      noOptionsText={lista.error ? mensajeDeError(lista.error) : t('formulario.sinOpciones')}
      disabled={props.disabled ?? false}
      autoHighlight
      renderOption={({ key, ...resto }, opcion) => (
        <li key={key} {...resto}>
          <Box sx={{ minWidth: 0 }}>
            <div>
              <Resaltado texto={opcion.texto} buscar={buscar} />
            </div>
            {opcion.detalle && <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{opcion.detalle}</Box>}
          </Box>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={props.label}
          required={props.requerido ?? false}
          autoFocus={props.autoFocus ?? false}
          placeholder={props.placeholder ?? t('formulario.escribi')}
          onKeyDown={handleKey}
          error={props.error !== undefined}
          helperText={props.error ?? props.ayuda}
          {...(props.inputRef ? { inputRef: props.inputRef } : {})}
          {...(props.onBlur ? { onBlur: props.onBlur } : {})}
          {...(props.name ? { name: props.name } : {})}
        />
      )}
    />
  );
}
