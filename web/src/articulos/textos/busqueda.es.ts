export const busqueda = {
  buscabas: '¿Buscabas…?',
  buscabasEsto: '¿Buscabas «{{texto}}»?',
  buscar: 'Buscar «{{texto}}»',
  aca: '{{cantidad}} acá',
  otras: '{{cantidad}} en otras',
  enTotal: '{{cantidad}} en total',
};
