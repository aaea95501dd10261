import ButtonBase from '@mui/material/ButtonBase';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { useTranslation } from 'react-i18next';
import type { DondeBusca } from '#ventas/mostrador/entrada/use-busqueda.ts';
import type { RenglonDeBorrador } from '#ventas/mostrador/guardar/borrador.ts';
import { useSustitutos } from './sustitutos.ts';

type Props = {
  readonly renglon: RenglonDeBorrador;
  /** It asks for more than there is here. */
  readonly escaso: boolean;
  readonly donde: DondeBusca;
  readonly onVer: (clave: string) => void;
};

/** On a line that is short or whose artículo was replaced: that there is something else to offer (ART-28, RN-25). */
export function AvisoDeSustitutos({ renglon, escaso, donde, onVer }: Props) {
  const { t } = useTranslation('ventas');
  const reemplazado = renglon.reemplazadoPor !== undefined && renglon.reemplazadoPor !== null;
  const { reemplazo, equivalentes } = useSustitutos(renglon.articuloId, donde, { enabled: escaso || reemplazado });
  if (!reemplazo && equivalentes.length === 0) return null;
  const texto = reemplazo
    ? t('mostrador.sustitutos.reemplazado', { codigo: reemplazo.codigo })
    : t('mostrador.sustitutos.hay', { count: equivalentes.length });
  return (
    <ButtonBase
      aria-label={t('mostrador.sustitutos.ver', { codigo: renglon.codigo, texto })}
      onClick={() => onVer(renglon.clave)}
      sx={aviso}
    >
      <IconArrowsExchange size={15} stroke={1.7} aria-hidden />
      {texto}
    </ButtonBase>
  );
}

const aviso = {
  display: 'flex',
  gap: 0.5,
  maxWidth: '100%',
  minHeight: 24,
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 500,
  color: 'primary.text',
  borderRadius: '5px',
  '&:hover': { textDecoration: 'underline' },
  '@media (max-width: 599.95px)': { minHeight: 32 },
} as const;
