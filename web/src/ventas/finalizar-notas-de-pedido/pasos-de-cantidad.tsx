import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import InputBase from '@mui/material/InputBase';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type Big, CERO, decimal, decimalesUsados } from '@trastienda/nucleo/comun/decimal.ts';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { leerDecimal, textoEditable } from '#ui/formularios/leer-decimal.ts';

type Props = {
  readonly codigo: string;
  readonly valor: string;
  readonly maximo: string;
  readonly decimales: number;
  /** Why the plus stops where it stops. */
  readonly razonDelTope: string;
  readonly onCambio: (valor: string) => void;
};

/** Minus, a quantity that can be typed, plus. It never passes `maximo`; the plus says why. */
export function PasosDeCantidad({ codigo, valor, maximo, decimales, razonDelTope, onCambio }: Props) {
  const { t } = useTranslation('ventas');
  const [escrito, setEscrito] = useState<string | null>(null);
  const actual = decimal(valor);
  const enElTope = actual.gte(maximo);
  const poner = (cantidad: Big) => {
    const minima = cantidad.lt(0) ? CERO : cantidad;
    onCambio((minima.gt(maximo) ? decimal(maximo) : minima).toFixed());
  };

  const guardar = () => {
    if (escrito === null) return;
    const leido = leerDecimal(escrito, decimales);
    if (leido.estado === 'vacio') poner(CERO);
    else if (leido.estado === 'valido' && decimalesUsados(leido.valor) <= decimales) poner(decimal(leido.valor));
    setEscrito(null);
  };
  const handleTecla = (evento: KeyboardEvent) => {
    if (evento.key === 'ArrowUp' || evento.key === 'ArrowDown') {
      evento.preventDefault();
      setEscrito(null);
      poner(actual.plus(evento.key === 'ArrowUp' ? 1 : -1));
    } else if (evento.key === 'Enter') {
      evento.preventDefault();
      guardar();
    } else if (evento.key === 'Escape') setEscrito(null);
  };

  return (
    <Box role="group" aria-label={t('finalizar.cantidadDe', { codigo })} sx={marco}>
      <ButtonBase
        tabIndex={-1}
        aria-label={t('finalizar.menos', { codigo })}
        disabled={actual.lte(0)}
        onClick={() => poner(actual.minus(1))}
        sx={boton}
      >
        <IconMinus size={16} stroke={1.7} aria-hidden />
      </ButtonBase>
      <InputBase
        value={escrito ?? formatearCantidad(valor)}
        onFocus={(evento) => {
          setEscrito(textoEditable(valor));
          const campo = evento.target;
          requestAnimationFrame(() => campo.select());
        }}
        onChange={(evento) => setEscrito(evento.target.value)}
        onBlur={guardar}
        onKeyDown={handleTecla}
        slotProps={{
          input: {
            role: 'spinbutton',
            'aria-label': t('finalizar.cantidadDe', { codigo }),
            'aria-valuenow': Number(valor),
            'aria-valuemin': 0,
            'aria-valuemax': Number(maximo),
            inputMode: decimales === 0 ? 'numeric' : 'decimal',
          },
        }}
        sx={numero}
      />
      <Pista texto={enElTope ? razonDelTope : ''}>
        {/* It stays reachable when it stops, so that the reason can be read. */}
        <ButtonBase
          tabIndex={-1}
          aria-label={t('finalizar.mas', { codigo })}
          aria-disabled={enElTope}
          onClick={() => !enElTope && poner(actual.plus(1))}
          sx={{ ...boton, ...(enElTope && { color: 'text.disabled', cursor: 'default' }) }}
        >
          <IconPlus size={16} stroke={1.7} aria-hidden />
        </ButtonBase>
      </Pista>
    </Box>
  );
}

const marco = {
  display: 'inline-flex',
  alignItems: 'center',
  width: { xs: 132, sm: 104 },
  height: { xs: 44, sm: 36 },
  border: 1,
  borderColor: 'borderStrong',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': {
    borderColor: 'focusRing',
    boxShadow:
      'inset 0 0 0 1px var(--t-palette-focusRing), 0 0 0 3px color-mix(in srgb, var(--t-palette-focusRing) 18%, transparent)',
  },
} as const;
const boton = {
  flex: 'none',
  width: { xs: 44, sm: 32 },
  height: '100%',
  borderRadius: '6px',
  '&.Mui-disabled': { color: 'text.disabled' },
} as const;
const numero = {
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  fontWeight: 600,
  fontSize: '0.8125rem',
  // As tall as its frame: a line of text is too little to touch.
  '& input': {
    p: 0,
    alignSelf: 'stretch',
    height: 'auto',
    textAlign: 'center',
    '&:focus-visible': { outline: 'none' },
  },
} as const;
