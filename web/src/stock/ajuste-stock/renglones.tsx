import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { Big } from '@trastienda/nucleo/comun/decimal.ts';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { parteAPedido } from '#ui/pantalla/parte-a-pedido.tsx';
import { piezaAPedido } from '#ui/pantalla/pieza-a-pedido.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { type CambioDeRenglon, cantidadDe, conNumerosDeMas, type Renglon } from './borrador.ts';
import { estiloDeBorrador } from './estilo.ts';
import type { Problemas } from './problemas.ts';
import { useTextoDeProblema } from './textos-de-problema.ts';

// Few artículos keep numbers: who moves the others does not load this.
const NumerosDeLinea = parteAPedido(
  piezaAPedido(() => import('#stock/numeros/numeros-de-linea.tsx')),
  (todas) => todas.NumerosDeLinea,
);

type Props = {
  readonly renglones: readonly Renglon[];
  readonly hay: ReadonlyMap<string, string>;
  readonly quedan: ReadonlyMap<string, Big>;
  readonly verCosto: boolean;
  readonly problemas: Problemas;
  readonly depositoId: string | null;
  readonly onCambio: (clave: string, cambios: CambioDeRenglon) => void;
  readonly onQuitar: (renglon: Renglon) => void;
};

/** The lines of the draft: what there is, what moves, what is left. */
export function RenglonesDeBorrador(props: Props) {
  const { t } = useTranslation('stock');
  return (
    <Box sx={{ overflowX: 'auto', position: 'relative' }}>
      <Box component="table" aria-label={t('ajustes.renglones.tabla')} sx={estiloDeBorrador}>
        <thead>
          <tr>
            <th scope="col" className="codigo">
              {t('ajustes.renglones.codigo')}
            </th>
            <th scope="col">{t('ajustes.renglones.descripcion')}</th>
            <th scope="col" className="fin hay">
              {t('ajustes.renglones.hay')}
            </th>
            <th scope="col" className="fin cantidad">
              {t('ajustes.renglones.cantidad')}
            </th>
            <th scope="col" className="fin hay">
              {t('ajustes.renglones.queda')}
            </th>
            {props.verCosto && (
              <th scope="col" className="fin costo">
                {t('ajustes.renglones.costo')}
              </th>
            )}
            <th scope="col" className="quitar">
              <Oculto>{t('ajustes.renglones.quitarColumna')}</Oculto>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.renglones.map((renglon) => (
            <Fila key={renglon.clave} {...props} renglon={renglon} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Fila({ renglon, ...props }: Props & { readonly renglon: Renglon }) {
  const { t } = useTranslation('stock');
  const { clave, articuloId, codigo } = renglon;
  const textoDe = useTextoDeProblema();
  const queda = props.quedan.get(articuloId);
  const entra = !cantidadDe(renglon).lt(0);
  return (
    <tr>
      <td className="codigo">
        <b>{codigo}</b>
      </td>
      <td className="descripcion">
        {renglon.descripcion}
        {conNumerosDeMas(renglon) && (
          <Box component="p" sx={{ m: 0, fontSize: '0.75rem', color: 'warning.text' }}>
            {t('ajustes.renglones.sinNumeros', { count: renglon.numeros.length })}
          </Box>
        )}
        {renglon.control !== 'NINGUNO' && (
          <NumerosDeLinea
            linea={{
              ...{ articuloId, codigo, descripcion: renglon.descripcion, control: renglon.control },
              ...{ depositoId: props.depositoId, cantidad: cantidadDe(renglon).abs().toFixed(), entra },
            }}
            valor={renglon.numeros}
            onCambio={(numeros) => props.onCambio(clave, { numeros })}
          />
        )}
      </td>
      <td className="fin secundario hay" data-titulo={t('ajustes.renglones.hay')}>
        {formatearCantidad(props.hay.get(articuloId))}
      </td>
      <td className="fin cantidad" data-titulo={t('ajustes.renglones.cantidad')}>
        <Celda
          etiqueta={t('ajustes.renglones.cantidadDe', { codigo })}
          valor={renglon.cantidad}
          error={textoDe(props.problemas.get(`${clave}.cantidad`), renglon.cantidad)}
          onCambio={(cantidad) => props.onCambio(clave, { cantidad })}
        />
      </td>
      <td className={`fin queda ${queda?.lt(0) ? 'negativo' : ''}`} data-titulo={t('ajustes.renglones.queda')}>
        <b>{formatearCantidad(queda)}</b>
      </td>
      {props.verCosto && (
        <td className="fin costo" data-titulo={t('ajustes.renglones.costo')}>
          <Celda
            etiqueta={t('ajustes.renglones.costoDe', { codigo })}
            valor={entra ? renglon.costo : ''}
            vacio={t('ajustes.renglones.promedio')}
            inactiva={!entra}
            error={textoDe(props.problemas.get(`${clave}.costo`), renglon.costo)}
            onCambio={(costo) => props.onCambio(clave, { costo })}
          />
        </td>
      )}
      <td className="quitar">
        <IconButton
          size="small"
          aria-label={t('ajustes.renglones.quitar', { codigo })}
          onClick={() => props.onQuitar(renglon)}
        >
          <IconX size={16} stroke={1.7} aria-hidden />
        </IconButton>
      </td>
    </tr>
  );
}

function Celda(props: {
  readonly etiqueta: string;
  readonly valor: string;
  readonly error: string | undefined;
  readonly vacio?: string;
  readonly inactiva?: boolean;
  readonly onCambio: (texto: string) => void;
}) {
  return (
    <Pista texto={props.error ?? ''} abierta={props.error !== undefined} lado="top">
      <OutlinedInput
        value={props.valor}
        error={props.error !== undefined}
        disabled={props.inactiva ?? false}
        placeholder={props.vacio ?? ''}
        onChange={(evento) => props.onCambio(evento.target.value)}
        onFocus={(evento) => evento.target.select()}
        sx={{
          minHeight: 32,
          width: '100%',
          '& input': { height: 32, px: 1, py: 0, textAlign: 'end', fontSize: '0.8125rem' },
        }}
        slotProps={{
          input: { 'aria-label': props.etiqueta, 'aria-invalid': props.error !== undefined, autoComplete: 'off' },
        }}
      />
    </Pista>
  );
}
