import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ENVIOS, type Envio } from '#galeria/ecommerce/carrito/estado.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { formatearFecha, formatearPesos } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { oculto } from '#ui/piezas/oculto.tsx';
import { type Compra, compra, conBarra, FORMAS, type faltasDeTarjeta, type Tarjeta as Plastico } from './estado.ts';

type Props = {
  readonly una: Compra;
  readonly plastico: Plastico;
  readonly onPlastico: (plastico: Plastico) => void;
  /** What is wrong with the card; undefined until somebody tries to pay. */
  readonly faltas: ReturnType<typeof faltasDeTarjeta> | undefined;
};

/** How it travels and how it is paid. */
export function PasoPago(props: Props) {
  const t = textos.usar();
  const { una } = props;
  const nombreDeEnvio = (envio: Envio) =>
    envio === 'gratis'
      ? t('pago.envioGratis')
      : t('pago.envioRapido', { precio: formatearPesos(ENVIOS[envio].centavos / 100) });
  return (
    <>
      <Tarjeta titulo={t('pago.entrega')}>
        <Fichas
          titulo={t('pago.entrega')}
          valor={una.envio}
          opciones={(['gratis', 'rapido'] as const).map((valor) => ({
            valor,
            texto: nombreDeEnvio(valor),
            detalle: t('pago.llega', { fecha: formatearFecha(enDias(ENVIOS[valor].dias)) }),
          }))}
          onCambio={(envio) => compra.cambiar((actual) => ({ ...actual, envio }))}
        />
      </Tarjeta>
      <Tarjeta titulo={t('pago.forma')}>
        <Fichas
          titulo={t('pago.forma')}
          valor={una.forma}
          opciones={FORMAS.map((valor) => ({ valor, texto: t(`pago.${valor}`), detalle: t(`pago.${valor}Texto`) }))}
          onCambio={(forma) => compra.cambiar((actual) => ({ ...actual, forma }))}
        />
        {una.forma === 'tarjeta' && <CamposDeTarjeta {...props} />}
      </Tarjeta>
    </>
  );
}

/** The day it arrives, as text for the formatter. */
function enDias(dias: number): string {
  const dia = new Date();
  dia.setDate(dia.getDate() + dias);
  return dia.toISOString();
}

function CamposDeTarjeta({ plastico, onPlastico, faltas }: Props) {
  const t = textos.usar();
  const alEscribir = (nombre: keyof Plastico, escrito: string) =>
    nombre === 'vencimiento' ? conBarra(plastico.vencimiento, escrito) : escrito;
  const campo = (nombre: keyof Plastico, etiqueta: string, falta: string, maxLength: number, autoComplete: string) => (
    <TextField
      name={nombre}
      label={etiqueta}
      value={plastico[nombre]}
      onChange={(evento) => onPlastico({ ...plastico, [nombre]: alEscribir(nombre, evento.target.value) })}
      error={Boolean(faltas?.[nombre])}
      helperText={faltas?.[nombre] ? falta : ' '}
      slotProps={{
        htmlInput: { maxLength, autoComplete, ...(nombre === 'titular' ? {} : { inputMode: 'numeric', dir: 'ltr' }) },
      }}
    />
  );
  const malNumero = t(plastico.numero.trim() === '' ? 'pago.numeroVacio' : 'pago.numeroMalo');
  const malVencimiento = t(faltas?.vencimiento === 'pasado' ? 'pago.vencimientoPasado' : 'pago.vencimientoMalo');
  return (
    <Box sx={dosColumnas} data-testid="pago-tarjeta">
      {campo('numero', t('pago.numero'), malNumero, 23, 'cc-number')}
      {campo('titular', t('pago.titular'), t('pago.titularMalo'), 60, 'cc-name')}
      {campo('vencimiento', t('pago.vencimiento'), malVencimiento, 9, 'cc-exp')}
      {campo('cvc', t('pago.cvc'), t('pago.cvcMalo'), 4, 'cc-csc')}
    </Box>
  );
}

function Fichas<T extends string>(props: {
  readonly titulo: string;
  readonly valor: T;
  readonly opciones: readonly { readonly valor: T; readonly texto: string; readonly detalle: string }[];
  readonly onCambio: (valor: T) => void;
}) {
  const nombre = useId();
  return (
    <Box component="fieldset" aria-label={props.titulo} sx={{ ...dosColumnas, m: 0, p: 0, border: 0 }}>
      {props.opciones.map(({ valor, texto, detalle }) => (
        <Box component="label" key={valor} sx={ficha}>
          <Box
            component="input"
            type="radio"
            name={nombre}
            value={valor}
            checked={valor === props.valor}
            onChange={() => props.onCambio(valor)}
            sx={oculto}
          />
          <Box component="span" aria-hidden className="punto" />
          <Box component="span" sx={{ minWidth: 0 }}>
            <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
              {texto}
            </Box>
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {detalle}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const dosColumnas = {
  display: 'grid',
  gap: 1.5,
  mt: 2,
  '&:first-of-type': { mt: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const ficha = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'primary.soft', color: 'primary.onSoft' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
  '& .punto': {
    flex: 'none',
    width: 16,
    height: 16,
    borderRadius: '50%',
    border: '1.5px solid',
    borderColor: 'borderStrong',
  },
  '&:has(:checked) .punto': { border: '5px solid', borderColor: 'primary.main' },
} as const;
