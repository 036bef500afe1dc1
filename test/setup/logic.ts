import './closed';
import './patience';
