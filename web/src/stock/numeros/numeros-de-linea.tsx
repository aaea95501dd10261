import Button from '@mui/material/Button';
import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import type { Control } from '@trastienda/nucleo/articulos/numeros/control.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { NumeroPedido } from '@trastienda/nucleo/stock/numeros/numero-pedido.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { sumaDeNumeros } from './anotar.ts';
import { PanelDeNumeros } from './panel-de-numeros.tsx';

export type LineaConNumeros = {
  readonly articuloId: string;
  readonly codigo: string;
  readonly descripcion: string;
  readonly control: Control;
  readonly depositoId: string | null;
  /** How many move, without sign. */
  readonly cantidad: string;
  readonly entra: boolean;
};

/** How many numbers of a line are said, and the way to say them (ART-24). */
export function NumerosDeLinea(props: {
  readonly linea: LineaConNumeros;
  readonly valor: readonly NumeroPedido[];
  readonly onCambio: (valor: readonly NumeroPedido[]) => void;
}) {
  const { t } = useTranslation('stock');
  const { linea, valor, onCambio } = props;
  const [abierto, setAbierto] = useState(false);
  const hay = sumaDeNumeros(valor);
  const cuentas = { hay: formatearCantidad(hay), cantidad: formatearCantidad(linea.cantidad) };
  return (
    <>
      <Button
        size="small"
        color={decimal(hay).eq(linea.cantidad) ? 'success' : 'warning'}
        startIcon={<IconBarcode size={16} stroke={1.7} aria-hidden />}
        aria-label={t('numeros.botonLargo', { codigo: linea.codigo, ...cuentas })}
        onClick={() => setAbierto(true)}
        sx={{ whiteSpace: 'nowrap', minHeight: 28, py: 0 }}
      >
        {t('numeros.boton', cuentas)}
      </Button>
      {abierto && <PanelDeNumeros linea={linea} valor={valor} onCambio={onCambio} onCerrar={() => setAbierto(false)} />}
    </>
  );
}
