import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import { useTextoDeError } from '#ventas/mostrador/entrada/errores-de-entrada.ts';
import { leerCantidad } from '#ventas/mostrador/entrada/leer-entrada.ts';

type Props = {
  readonly inicial: string;
  readonly codigo: string;
  readonly decimales: number;
  /** With the quantity to keep, or null when nothing changes. */
  readonly onListo: (cantidad: string | null) => void;
};

/** The quantity of a line while it is changed. Enter and Tab keep it, Esc does not; what cannot be read stays. */
export function CampoDeCantidad({ inicial, codigo, decimales, onListo }: Props) {
  const { t } = useTranslation('ventas');
  const textoDeError = useTextoDeError();
  const [texto, setTexto] = useState(inicial);
  const [error, setError] = useState<string | null>(null);
  const campo = useRef<HTMLInputElement>(null);
  const volverALaFila = useFocoDeEdicion(campo);
  const cerrado = useRef(false);

  const cerrar = (cantidad: string | null) => {
    cerrado.current = true;
    onListo(cantidad);
  };
  const guardar = (): boolean => {
    const leida = leerCantidad(texto, decimales);
    if (leida.ok) {
      cerrar(leida.cantidad);
      return true;
    }
    setError(
      leida.motivo === 'decimales'
        ? textoDeError({ tipo: 'decimales', codigo, decimales })
        : t(`mostrador.error.cantidad.${leida.motivo}`),
    );
    campo.current?.select();
    return false;
  };
  const handleTecla = (evento: KeyboardEvent) => {
    if (evento.key === 'Escape') {
      evento.stopPropagation();
      cerrar(null);
      volverALaFila();
    } else if (evento.key === 'Enter') {
      evento.preventDefault();
      evento.stopPropagation();
      if (guardar()) volverALaFila();
    }
  };
  const handleSalida = () => {
    if (cerrado.current) return;
    const leida = leerCantidad(texto, decimales);
    cerrar(leida.ok ? leida.cantidad : null);
  };

  return (
    <Pista abierta={error !== null} texto={error ?? ''} lado="top">
      <Box component="span" sx={{ display: 'block' }}>
        <OutlinedInput
          inputRef={campo}
          value={texto}
          error={error !== null}
          onChange={(evento) => {
            setTexto(evento.target.value);
            setError(null);
          }}
          onKeyDown={handleTecla}
          onBlur={handleSalida}
          sx={{
            minHeight: 30,
            height: 30,
            width: '100%',
            mx: -0.5,
            '& input': { textAlign: 'end', px: 0.75, height: 30, fontWeight: 600, fontSize: '0.8125rem' },
          }}
          slotProps={{
            input: {
              'aria-label': t('mostrador.renglon.cantidadDe', { codigo }),
              'aria-invalid': error !== null,
              inputMode: decimales === 0 ? 'numeric' : 'decimal',
              autoComplete: 'off',
            },
          }}
        />
      </Box>
    </Pista>
  );
}

/** Takes the focus to the field; answers how to give it back to the line. */
function useFocoDeEdicion(campo: RefObject<HTMLInputElement | null>): () => void {
  const fila = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const input = campo.current;
    if (!input) return;
    fila.current = input.closest<HTMLElement>('[data-renglon]');
    input.focus();
    // One digit was struck on the row and the next ones follow it; anything else is replaced as a whole.
    if (input.value.length > 1) input.select();
  }, [campo]);
  return () => fila.current?.focus();
}
