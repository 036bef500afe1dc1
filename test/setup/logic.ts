import './closed';
import './untimed';
