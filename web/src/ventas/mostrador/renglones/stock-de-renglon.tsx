import Box from '@mui/material/Box';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { useQuery } from '@tanstack/react-query';
import { verArticulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { decimal, sumar } from '@trastienda/nucleo/comun/decimal.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearCantidad } from '#ui/formato/formato.ts';
import type { RenglonDeBorrador } from '#ventas/mostrador/guardar/borrador.ts';
import type { Escasez } from './cuentas.ts';
import { alcanzaPara, useKit } from './kit.ts';

type Props = {
  readonly renglon: RenglonDeBorrador;
  readonly escasez: Escasez | undefined;
  readonly sucursalId: string | undefined;
  readonly depositoId: string | null;
};

/** What there is here for a line; when it is not enough, an amber chip says where the rest is. */
export function StockDeRenglon({ renglon, escasez, sucursalId, depositoId }: Props) {
  const { t } = useTranslation('ventas');
  if (renglon.tipo === 'SERVICIO') return <Apagado>{t('mostrador.renglon.servicio')}</Apagado>;
  if (renglon.tipo === 'KIT') return <StockDeKit renglon={renglon} depositoId={depositoId} />;
  if (renglon.aca === null) return <Apagado>–</Apagado>;
  if (escasez) return <Escaso escasez={escasez} sucursalId={sucursalId} />;
  return (
    <>
      {formatearCantidad(renglon.aca)} <Apagado>{t('mostrador.renglon.disponible')}</Apagado>
    </>
  );
}

/** How many kits what is on the shelves reaches for; amber when the line asks for more (INV-25). */
function StockDeKit({ renglon, depositoId }: Pick<Props, 'renglon' | 'depositoId'>) {
  const { t } = useTranslation('ventas');
  const alcanzan = alcanzaPara(useKit(renglon.articuloId, depositoId), renglon.elecciones, renglon.decimales);
  if (alcanzan === null) return <Apagado>–</Apagado>;
  const falta = decimal(renglon.cantidad).gt(alcanzan);
  return (
    <Box component="span" sx={falta ? { color: 'warning.text', fontWeight: 600 } : {}}>
      {formatearCantidad(alcanzan)} <Apagado>{t('mostrador.kit.disponible')}</Apagado>
    </Box>
  );
}

function Escaso({ escasez, sucursalId }: { readonly escasez: Escasez; readonly sucursalId: string | undefined }) {
  const textos = useTextosDeEscasez(escasez, sucursalId);
  const Icono = textos.hayOtra ? IconTruck : IconAlertTriangle;
  return (
    <Pista texto={textos.largo}>
      <Box component="span" sx={chip}>
        <Icono size={15} stroke={1.7} aria-hidden />
        <Box component="span" className="largo">
          {textos.largo}
        </Box>
        <Box component="span" className="corto" aria-hidden>
          {textos.corto}
        </Box>
      </Box>
    </Pista>
  );
}

/** Where the rest of a line would come from: the sucursal that has most of it. */
function useTextosDeEscasez({ renglon, aca, falta }: Escasez, sucursalId: string | undefined) {
  const { t } = useTranslation('ventas');
  const hayOtras = renglon.otras !== null && decimal(renglon.otras).gt(0);
  const articulo = useQuery({ ...consultaDe(verArticulo, { params: { id: renglon.articuloId } }), enabled: hayOtras });
  const otra = sucursalConMas(articulo.data?.stock ?? [], sucursalId);
  const hay = { aca: formatearCantidad(aca), falta: formatearCantidad(falta) };
  if (!hayOtras) {
    return {
      hayOtra: false,
      largo: t('mostrador.renglon.acaFaltan', hay),
      corto: t('mostrador.renglon.acaFaltanCorto', hay),
    };
  }
  const disponible = otra?.disponible ?? renglon.otras ?? '0';
  const deOtra = formatearCantidad(decimal(disponible).lt(falta) ? disponible : falta);
  return {
    hayOtra: true,
    largo: otra
      ? t('mostrador.renglon.acaY', { ...hay, otra: deOtra, sucursal: otra.sucursal })
      : t('mostrador.renglon.acaYOtras', { ...hay, otra: deOtra }),
    corto: t('mostrador.renglon.acaYCorto', { ...hay, otra: deOtra }),
  };
}

type Saldo = {
  readonly sucursalId: string;
  readonly sucursal: string;
  readonly vendible: boolean;
  readonly disponible: string;
};

function sucursalConMas(saldos: readonly Saldo[], propia: string | undefined) {
  const ajenos = saldos.filter(({ sucursalId, vendible }) => vendible && sucursalId !== propia);
  const porSucursal = [...Map.groupBy(ajenos, ({ sucursalId }) => sucursalId).values()].map((suyos) => ({
    sucursal: suyos[0]?.sucursal ?? '',
    disponible: sumar(suyos.map(({ disponible }) => disponible)).toFixed(),
  }));
  const [mayor] = porSucursal.toSorted((a, b) => decimal(b.disponible).cmp(a.disponible));
  return mayor && decimal(mayor.disponible).gt(0) ? mayor : undefined;
}

function Apagado({ children }: { readonly children: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

const conLugar = {
  '& .largo': { position: 'static', clipPath: 'none', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .corto': { display: 'none' },
} as const;
const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  maxWidth: '100%',
  height: 22,
  px: 0.75,
  borderRadius: '5px',
  fontSize: '0.75rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  bgcolor: 'warning.soft',
  color: 'warning.onSoft',
  verticalAlign: 'middle',
  '& svg': { flex: 'none' },
  // The long text is always there for who hears it; it is seen where there is room.
  '& .largo': { position: 'absolute', clipPath: 'inset(50%)' },
  '@container mostrador (min-width: 77.5rem)': conLugar,
  '@media (max-width: 599.95px)': { ...conLugar, height: 'auto', minHeight: 22, py: 0.25, whiteSpace: 'normal' },
} as const;
