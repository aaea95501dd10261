import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import type { NumeroPedido } from '@trastienda/nucleo/stock/numeros/numero-pedido.ts';
import { useTranslation } from 'react-i18next';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { anotarNumeros, faltaAnotar, sinNumero, sumaDeNumeros } from './anotar.ts';
import { EnElDeposito } from './en-el-deposito.tsx';
import { EntradaDeNumero } from './entrada-de-numero.tsx';
import type { LineaConNumeros } from './numeros-de-linea.tsx';
import { Vencimiento } from './vencimiento.tsx';

/**
 * Which ones move: typed, scanned, pasted or, when they leave, chosen among those that are there. Each is the line's at once: a
 * phone that turns round may lose the panel and not what was scanned.
 */
export function PanelDeNumeros(props: {
  readonly linea: LineaConNumeros;
  readonly valor: readonly NumeroPedido[];
  readonly onCambio: (valor: readonly NumeroPedido[]) => void;
  readonly onCerrar: () => void;
}) {
  const { t } = useTranslation('stock');
  const { linea, valor: anotados, onCambio } = props;
  const { control, entra } = linea;
  const falta = faltaAnotar(anotados, linea.cantidad);
  const anotar = (texto: string, dicho: { readonly cantidad?: string; readonly vence?: string } = {}) =>
    onCambio(anotarNumeros(anotados, texto, { control, cantidad: cuantos(falta), ...dicho }));
  const quitar = (numero: string) => onCambio(sinNumero(anotados, numero));
  return (
    <PanelLateral
      abierto
      titulo={t('numeros.de', { codigo: linea.codigo })}
      subtitulo={linea.descripcion}
      onCerrar={props.onCerrar}
      pie={
        <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', width: '100%' }}>
          <Cuenta anotados={anotados} cantidad={linea.cantidad} />
          <Button variant="contained" onClick={props.onCerrar}>
            {t('numeros.listo')}
          </Button>
        </Stack>
      }
    >
      <Stack sx={{ gap: 2.5 }}>
        <EntradaDeNumero control={control} entra={entra} falta={falta} onAnotar={anotar} />
        {anotados.length > 0 && <Anotados anotados={anotados} conCantidad={control === 'LOTE'} onQuitar={quitar} />}
        {!entra && linea.depositoId !== null && (
          <EnElDeposito
            articuloId={linea.articuloId}
            depositoId={linea.depositoId}
            anotados={anotados}
            onAnotar={(numero, hay) =>
              anotar(numero, { cantidad: decimal(cuantos(falta)).gt(hay) ? hay : cuantos(falta) })
            }
            onQuitar={quitar}
          />
        )}
      </Stack>
    </PanelLateral>
  );
}

/** What is left of the line, or one when it is all said: a person corrects it. */
const cuantos = (falta: string): string => (falta === '0' ? '1' : falta);

function Cuenta({ anotados, cantidad }: { readonly anotados: readonly NumeroPedido[]; readonly cantidad: string }) {
  const { t } = useTranslation('stock');
  const hay = sumaDeNumeros(anotados);
  const cuentas = { hay: formatearCantidad(hay), cantidad: formatearCantidad(cantidad) };
  const sobran = decimal(hay).gt(cantidad);
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{
        flex: 1,
        fontWeight: 600,
        color: sobran ? 'error.text' : hay === cantidad ? 'success.text' : 'text.primary',
      }}
    >
      {sobran ? t('numeros.sobran', cuentas) : t('numeros.llevan', { ...cuentas, count: Number(hay) })}
    </Typography>
  );
}

function Anotados(props: {
  readonly anotados: readonly NumeroPedido[];
  readonly conCantidad: boolean;
  readonly onQuitar: (numero: string) => void;
}) {
  const { t } = useTranslation('stock');
  return (
    <Box component="ul" aria-label={t('numeros.elegidos')} sx={lista}>
      {props.anotados.map(({ numero, cantidad, vence }) => (
        <Box component="li" key={numero} sx={fila}>
          <Box component="bdi" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
            {numero}
          </Box>
          <Vencimiento vence={vence ?? null} />
          {props.conCantidad && <span>{formatearCantidad(cantidad)}</span>}
          <IconButton
            size="small"
            aria-label={t('numeros.escribir.quitar', { numero })}
            onClick={() => props.onQuitar(numero)}
          >
            <IconX size={16} stroke={1.7} aria-hidden />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

const lista = { m: 0, p: 0, listStyle: 'none', borderBlock: 1, borderColor: 'divider' } as const;
const fila = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 44,
  fontSize: '0.875rem',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
