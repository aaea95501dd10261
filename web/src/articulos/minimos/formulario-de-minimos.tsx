import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import {
  CambioDeMinimos,
  cambiarMinimos,
  type MinimosDeArticulo,
  verMinimos,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe, useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearCantidad } from '#ui/formato/formato.ts';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Campo } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';

type Props = {
  readonly articulo: { readonly id: string; readonly codigo: string };
  readonly onCambios?: (hayCambios: boolean) => void;
  readonly onCancelar: () => void;
  readonly onListo: () => void;
};

/** What there should be of an artículo in each depósito the person sees and where it is kept, all saved together (RN-07, ART-14). */
export function FormularioDeMinimos(props: Props) {
  const { t } = useTranslation('minimos');
  // What was there when it was opened: what comes meanwhile must not hide somebody else's change.
  const consulta = useQuery({
    ...consultaDe(verMinimos, { params: { id: props.articulo.id } }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Cargado consulta={consulta} esVacio={({ filas }) => filas.length === 0} vacio={{ titulo: t('sinDepositos') }}>
      {(minimos) => <Cajas {...props} minimos={minimos} />}
    </Cargado>
  );
}

const ESQUEMA = CambioDeMinimos.pick({ minimos: true });

function Cajas({ articulo, minimos, ...props }: Props & { readonly minimos: MinimosDeArticulo }) {
  const { t } = useTranslation('minimos');
  const avisos = useAvisos();
  const cambiar = useComando(cambiarMinimos);
  const [{ version, unidad, decimales, filas }] = useState(minimos);
  const [valores] = useState(() => ({
    minimos: filas.map(({ depositoId, minimo, objetivo, maximo, ubicacion }) => ({
      depositoId,
      minimo: minimo ?? '',
      objetivo: objetivo ?? '',
      maximo: maximo ?? '',
      ubicacion: ubicacion ?? '',
    })),
  }));
  return (
    <Formulario
      esquema={ESQUEMA}
      valores={valores}
      {...(props.onCambios ? { onCambios: props.onCambios } : {})}
      onCancelar={props.onCancelar}
      onEnviar={(datos) => cambiar.mutateAsync({ params: { id: articulo.id }, body: { version, ...datos } })}
      onListo={() => {
        avisos.exito(t('guardado', { codigo: articulo.codigo }));
        props.onListo();
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>{t('ayuda')}</Box>
      {filas.map((fila, i) => (
        <Box key={fila.depositoId} component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, mb: 1 }}>
            <b>{fila.deposito}</b> · {fila.sucursal}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              · {t('hay', { cantidad: formatearCantidad(fila.disponible) })}
            </Box>
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
            {(['minimo', 'objetivo', 'maximo'] as const).map((campo) => (
              <CampoDecimal
                key={campo}
                name={`minimos.${i}.${campo}`}
                label={t(campo)}
                decimales={decimales}
                sufijo={unidad}
                anulable
                autoFocus={i === 0 && campo === 'minimo'}
              />
            ))}
            <Campo name={`minimos.${i}.ubicacion`} label={t('ubicacion')} maximo={30} anulable />
          </Box>
        </Box>
      ))}
    </Formulario>
  );
}
