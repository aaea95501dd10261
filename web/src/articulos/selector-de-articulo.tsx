import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { buscarArticulos, type Hallazgo } from '@trastienda/nucleo/articulos/contrato.ts';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { sinTomarLoViejo, useConEspera } from '#ui/con-espera.ts';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { mensajeDeError } from '#ui/mensaje-de-error.ts';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { razonDeHallazgo } from './razon-de-hallazgo.ts';

/** What the box needs to show the chosen one; a document line knows that much of its artículo. */
type ArticuloElegido = Pick<Hallazgo, 'id' | 'codigo' | 'descripcion'>;

type Props = {
  readonly valor: ArticuloElegido | null;
  readonly onCambio: (articulo: Hallazgo | null) => void;
  /** Shows what there is of each one in that depósito. */
  readonly depositoId?: string | undefined;
  readonly tipo?: Hallazgo['tipo'];
  /** The id of one that is not offered. */
  readonly sin?: Hallazgo['id'];
  /** «Artículo» without it. */
  readonly label?: string;
  readonly error?: string | undefined;
  readonly ayuda?: string | undefined;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onBlur?: () => void;
};

const ESPERA_MS = 120;

/**
 * Chooses an artículo by code, words or scan. What a reader types ends in Enter before any list is there: then the
 * exact code is asked for and taken without showing it.
 */
export function SelectorDeArticulo({ valor, onCambio, depositoId, tipo, sin, ...props }: Props) {
  const { t } = useTranslation('articulos');
  const { t: tUi } = useTranslation('ui');
  const cache = useQueryClient();
  const [texto, setTexto] = useState('');
  const [abierto, setAbierto] = useState(false);
  const escrito = valor && texto === nombreDe(valor) ? '' : texto.trim();
  const buscar = useConEspera(escrito, ESPERA_MS);
  const consultaPara = (que: string) =>
    consultaDe(buscarArticulos, {
      query: { texto: que, ...(depositoId ? { depositoId } : {}), ...(tipo ? { tipo } : {}) },
    });
  const hallados = useQuery({
    ...consultaPara(buscar),
    enabled: abierto && buscar !== '',
    placeholderData: keepPreviousData,
  });
  const alDia = buscar === escrito && hallados.data !== undefined && !hallados.isPlaceholderData;

  const handleKey = async (evento: KeyboardEvent) => {
    if (escrito === '' || alDia || !sinTomarLoViejo(evento)) return;
    const { exacto, filas } = await cache.fetchQuery(consultaPara(escrito)).catch(() => ({ exacto: false, filas: [] }));
    const [primero] = filas;
    if (exacto && primero && primero.id !== sin) onCambio(primero);
    setAbierto(!exacto || primero?.id === sin);
  };

  return (
    <Autocomplete<ArticuloElegido | Hallazgo>
      value={valor}
      options={buscar === '' ? [] : (hallados.data?.filas ?? [])}
      open={abierto}
      onOpen={() => setAbierto(true)}
      onClose={() => setAbierto(false)}
      onInputChange={(_, nuevo) => setTexto(nuevo)}
      onChange={(_, elegido) => onCambio(elegido !== null && 'motivo' in elegido ? elegido : null)}
      getOptionLabel={nombreDe}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(uno, otro) => uno.id === otro.id}
      // The server has already searched; what it answers is shown as it comes.
      filterOptions={(todos) => todos.filter(({ id }) => id !== sin)}
      loading={hallados.isFetching}
      loadingText={tUi('estado.cargando')}
      noOptionsText={nadaQueMostrar()}
      disabled={props.disabled ?? false}
      autoHighlight
      slotProps={{ listbox: { sx: { '& .MuiAutocomplete-option': { minHeight: 44 } } } }}
      renderOption={({ key, ...resto }, articulo) => (
        <li key={key} {...resto}>
          {'motivo' in articulo && <Opcion articulo={articulo} buscar={buscar} />}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={props.label ?? t('selector.articulo')}
          placeholder={t('selector.buscar')}
          autoFocus={props.autoFocus ?? false}
          error={props.error !== undefined}
          helperText={props.error ?? props.ayuda}
          onKeyDown={(evento) => void handleKey(evento)}
          {...(props.inputRef ? { inputRef: props.inputRef } : {})}
          {...(props.onBlur ? { onBlur: props.onBlur } : {})}
        />
      )}
    />
  );

  function nadaQueMostrar(): string {
    if (hallados.error) return mensajeDeError(hallados.error);
    return buscar === '' ? t('selector.escribi') : t('selector.nada', { texto: buscar });
  }
}

const nombreDe = ({ codigo, descripcion }: ArticuloElegido): string => `${codigo} · ${descripcion}`;

function Opcion({ articulo, buscar }: { readonly articulo: Hallazgo; readonly buscar: string }) {
  const { t } = useTranslation('articulos');
  const razon = razonDeHallazgo(t, articulo);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, width: '100%', minWidth: 0 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          <bdi>
            <Resaltado texto={articulo.codigo} buscar={buscar} />
          </bdi>
        </Box>
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Resaltado texto={articulo.descripcion} buscar={buscar} />
          {articulo.marca && ` · ${articulo.marca}`}
        </Box>
        {razon && <Box sx={{ fontSize: '0.75rem', color: 'primary.text' }}>{razon}</Box>}
      </Box>
      {articulo.aca !== null && (
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {t('selector.aca', { cantidad: formatearCantidad(articulo.aca) })}
        </Box>
      )}
    </Box>
  );
}
