import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import IconScan from '@tabler/icons-react/dist/esm/icons/IconScan.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type FocusEvent, type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextoDeError } from './errores-de-entrada.ts';
import { Sugerencias } from './sugerencias.tsx';
import type { EntradaDeMostrador } from './use-entrada.ts';

type Props = {
  readonly entrada: EntradaDeMostrador;
  readonly campo: RefObject<HTMLInputElement | null>;
  readonly celular: boolean;
  /** ↑ with the field empty. */
  readonly onSubir: () => void;
};

/** The field where artículos are typed or scanned, its quantity, and the list of what was found. */
export function Entrada({ entrada, campo, celular, onSubir }: Props) {
  const { t } = useTranslation('ventas');
  const textoDeError = useTextoDeError();
  const marco = useRef<HTMLDivElement>(null);
  const lista = useRef<HTMLDivElement>(null);
  const cantidad = useRef<HTMLInputElement>(null);
  const id = useId();
  const idLista = `${id}-lista`;
  const idError = `${id}-error`;
  const error = entrada.error && textoDeError(entrada.error);

  const handleTecla = (evento: KeyboardEvent) => {
    if (evento.key.length === 1 && !evento.ctrlKey && !evento.metaKey) {
      entrada.anotarTecla(evento.timeStamp);
    } else if (evento.key === 'Enter') {
      evento.preventDefault();
      entrada.handleEnter(evento.timeStamp);
      campo.current?.focus();
    } else if (evento.key === 'ArrowDown' && entrada.buscado !== '') {
      evento.preventDefault();
      entrada.mover(entrada.lista ? 1 : 0);
    } else if (evento.key === 'ArrowUp') {
      evento.preventDefault();
      if (entrada.lista) entrada.mover(-1);
      else if (entrada.texto === '') onSubir();
    } else if (evento.key === 'Escape') {
      if (evento.currentTarget === cantidad.current) campo.current?.focus();
      else if (entrada.lista) entrada.cerrar();
      else entrada.limpiar();
    }
  };
  const handleSalida = (evento: FocusEvent) => {
    const destino = evento.relatedTarget;
    if (!marco.current?.contains(destino) && !lista.current?.contains(destino)) entrada.cerrar();
  };

  return (
    <Box ref={marco} onBlur={handleSalida} sx={{ minWidth: 0, width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <OutlinedInput
          inputRef={campo}
          value={entrada.texto}
          onChange={(evento) => entrada.escribir(evento.target.value)}
          onKeyDown={handleTecla}
          error={error !== null}
          fullWidth
          startAdornment={<Icono celular={celular} />}
          endAdornment={<Final entrada={entrada} celular={celular} />}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': t('mostrador.entrada.etiqueta'),
              'aria-autocomplete': 'list',
              'aria-expanded': entrada.lista,
              'aria-controls': entrada.lista ? idLista : undefined,
              'aria-activedescendant':
                entrada.lista && !entrada.sinResultados ? `${idLista}-${entrada.indice}` : undefined,
              'aria-describedby': error === null ? undefined : idError,
              'aria-invalid': error !== null,
              autoComplete: 'off',
              autoCorrect: 'off',
              spellCheck: false,
              enterKeyHint: 'done',
              ...(celular ? { placeholder: t('mostrador.entrada.pista') } : {}),
            },
          }}
        />
        <Cantidad entrada={entrada} campo={cantidad} onTecla={handleTecla} />
      </Box>
      {error !== null && (
        <FormHelperText error id={idError} role="alert" sx={{ mb: 0.5 }}>
          {error}
        </FormHelperText>
      )}
      <Sugerencias ref={lista} id={idLista} ancla={marco} entrada={entrada} celular={celular} />
    </Box>
  );
}

function Cantidad(props: {
  readonly entrada: EntradaDeMostrador;
  readonly campo: RefObject<HTMLInputElement | null>;
  readonly onTecla: (evento: KeyboardEvent) => void;
}) {
  const { t } = useTranslation('ventas');
  const { entrada } = props;
  return (
    <OutlinedInput
      inputRef={props.campo}
      value={entrada.cantidad}
      onChange={(evento) => entrada.escribirCantidad(evento.target.value)}
      onFocus={(evento) => evento.target.select()}
      onKeyDown={props.onTecla}
      sx={{ flex: 'none', width: 64, '& input': { textAlign: 'end' } }}
      slotProps={{
        input: { 'aria-label': t('mostrador.entrada.cantidad'), inputMode: 'decimal', autoComplete: 'off' },
      }}
    />
  );
}

function Icono({ celular }: { readonly celular: boolean }) {
  const Dibujo = celular ? IconSearch : IconScan;
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'inline-flex', color: celular ? 'text.secondary' : 'primary.text' }}
    >
      <Dibujo size={18} stroke={1.7} />
    </Box>
  );
}

/** That codes are on their way, or what may be typed while there is room to say it. */
function Final({ entrada, celular }: { readonly entrada: EntradaDeMostrador; readonly celular: boolean }) {
  const { t } = useTranslation('ventas');
  if (entrada.pendientes > 0) return <CircularProgress size={16} aria-label={t('mostrador.entrada.buscando')} />;
  if (celular || entrada.texto.length > LARGO_CON_PISTA) return null;
  return (
    <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontSize: '0.75rem', whiteSpace: 'nowrap' }}>
      {t('mostrador.entrada.pista')}
    </Box>
  );
}

const LARGO_CON_PISTA = 31;
