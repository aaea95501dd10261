import { type Articulo, agregarCosto, CostoNuevo, crearLote } from '@trastienda/nucleo/articulos/contrato.ts';
import { MONEDAS, type Moneda } from '@trastienda/nucleo/articulos/precios/moneda.ts';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { useComando } from '#api/consultas.ts';
import { useAvisarLote } from '#articulos/en-lote/use-avisar-lote.ts';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Campo, CampoCasilla, CampoSelect } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { useCierre } from '#ui/formularios/salida.ts';

type Props = {
  readonly articulo: Pick<Articulo, 'id' | 'codigo'>;
  /** The currency of the cost it has. */
  readonly moneda: Moneda;
  readonly onCerrar: () => void;
};

/** The cost of today, and if somebody wants so, the batch of prices that keeps the margins over it (PRE-18). */
export function PanelDeCosto({ articulo, moneda, onCerrar }: Props) {
  const { t } = useTranslation('costos');
  const { onCambios, cerrar } = useCierre(onCerrar);
  const agregar = useComando(agregarCosto);
  // A batch is of who may prepare one.
  const propone = usePuede()(crearLote);
  const avisar = useAvisarLote();
  return (
    <PanelLateral abierto titulo={t('costo.nuevo')} subtitulo={articulo.codigo} onCerrar={cerrar}>
      <Formulario
        esquema={CostoNuevo}
        valores={{ importe: '', moneda, origen: '', proponerPrecios: propone }}
        onCambios={onCambios}
        onCancelar={cerrar}
        onEnviar={async (body) => ({
          ...(await agregar.mutateAsync({ params: { id: articulo.id }, body })),
          propuso: body.proponerPrecios,
        })}
        onListo={({ propuesta, propuso }) => {
          avisar({ hecho: t('panel.guardado'), propuesta, propuso });
          onCerrar();
        }}
      >
        <CampoDecimal
          name="importe"
          label={t('panel.importe')}
          ayuda={t('panel.importeAyuda')}
          decimales={4}
          dinero
          autoFocus
        />
        <CampoSelect
          name="moneda"
          label={t('panel.moneda')}
          opciones={MONEDAS.map((valor) => ({ valor, texto: t(`panel.${valor}`) }))}
        />
        <Campo name="origen" label={t('panel.origen')} ayuda={t('panel.origenAyuda')} maximo={120} />
        {propone && (
          <CampoCasilla name="proponerPrecios" label={t('propuesta.proponer')} ayuda={t('propuesta.ayuda')} />
        )}
      </Formulario>
    </PanelLateral>
  );
}
